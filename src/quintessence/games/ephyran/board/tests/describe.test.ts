import { describe as suite, expect, it } from 'vitest';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Values } from '$table';
import { announcedInWords, describe, spotInWords, zoneInWords } from '../describe.ts';
import { lesson } from '../lesson.ts';
import { creatureName } from '../words.ts';
import { boardText, sample, source, words } from './sample.ts';

const en = words('en');
const fr = words('fr');
const described = (view: ReturnType<typeof sample>, say = en): string[] => describe(view as unknown as Values, say);

suite('the text board', () => {
  it('tells every city, the hand and the piles', () => {
    const lines = described(sample());
    expect(lines[0]).toBe('Round 1, turn of Player 1: one action of your turn.');
    expect(lines).toContain('Player 1, Poseidon: prestige 11, 3 cards in hand');
    expect(lines).toContain('Player 2, Gaia: prestige 7 and what lies face down, 5 cards in hand');
    expect(lines.find((line) => line.includes('Lagoon'))).toBe(
      '• Lagoon (10): 1 Triton, Poseidon’s Trident (2), on a token face down that you know · 2 Siren, Athena’s Owl (1), printed',
    );
    expect(lines.find((line) => line.includes('Lands'))).toBe('• Lands (1), locked: 1 Centaur');
    expect(lines).toContain('• Nereid, Lagoon 3, Poseidon’s Trident (2) / Athena’s Shield');
    expect(lines).toContain('• Seen by all in that hand: Dionysos');
    expect(lines.at(-1)).toContain('on top: Calydonian Boar, Lands 3 / The Graeae');
  });

  it('is as long in French, and leaves nothing unsaid', () => {
    const lines = described(sample(), fr);
    expect(lines).toHaveLength(described(sample()).length);
    for (const line of lines) expect(line).not.toMatch(/[{}]|undefined|-word/);
    expect(lines.find((line) => line.includes('Terres'))).toBe('• Terres (1), verrouillé\u00a0: 1 Centaure');
  });

  it('shows to a spectator no hand', () => {
    const lines = described(sample({ seat: null, hands: sample().hands.map((hand) => ({ ...hand, cards: null })) }));
    expect(lines).not.toContain('Your hand');
  });

  it('tells what is announced, with names where there are some', () => {
    const announced = { support: 'steal', by: 1, against: 0, slot: 'lagoon-1', with_hand: false };
    const view = sample({ announced, stage: 'window' });
    expect(described(view)).toContain('Player 2 announces Theft: Lagoon 1 of Player 1.');
    const names = ['Ada', 'Bob'];
    expect(announcedInWords(view, words('en', names))).toBe('Bob announces Theft: Lagoon 1 of Ada.');
    expect(announcedInWords(view, words('fr', names))).toBe('Bob annonce Vol d’objet\u00a0: Lagon 1 chez Ada.');
  });

  it('says who is asked in the turn of another', () => {
    const view = sample({ to_act: 1, stage: 'giving_up' });
    expect(described(view)[0]).toBe('Round 1, turn of Player 1. Player 2 is asked: choose the zone that is destroyed.');
  });
  it('tells of a spot that is looked at', () => {
    expect(spotInWords(sample(), '0:lagoon-2', en)).toBe('Lagoon 2: Siren, Athena’s Owl (1), printed');
    expect(spotInWords(sample(), '0:lagoon-2', fr)).toMatch(/^Lagon 2\u00a0: Sirène, /);
    expect(spotInWords(sample(), '0:lagoon', en)).toMatch(/^Lagoon, \d+ points$/);
    expect(spotInWords(sample(), 'card:satyr-1/exchange', en)).toBeNull();
  });
  it('says of a zone whether it is covered or free', () => {
    expect(zoneInWords(sample(), 0, 'lagoon-1', en)).toMatch(/^Lagoon 1: Triton.*, covered$/);
    expect(zoneInWords(sample(), 0, 'lagoon-2', en)).not.toContain('covered');
    expect(zoneInWords(sample(), 0, 'forest-1', en)).toBe('Forest 1, empty');
  });

  it('calls a creature that nobody translated by its own name', () => {
    expect(creatureName('kraken', en)).toBe('Kraken');
  });
});

const parts = (text: string): string[] => {
  const found: string[] = [];
  for (const line of text.split('\n')) {
    const head = /^([a-z][\w-]*) =/.exec(line)?.[1];
    const attribute = /^ {4}\.(\w+) =/.exec(line)?.[1];
    if (head) found.push(head);
    else if (attribute) found.push(`${found.findLast((name) => !name.includes('.'))}.${attribute}`);
  }
  return found;
};
const spots = (text: string): string[] =>
  [...new Set(text.match(/\$\w+/g) ?? [])].map((name) => name.replace(/_(the|word)$/, '')).sort();

suite('the board’s texts', () => {
  it('have the same keys and values in both languages', () => {
    expect(parts(boardText('fr'))).toEqual(parts(boardText('en')));
    expect(new Set(spots(boardText('fr')))).toEqual(new Set(spots(boardText('en'))));
  });

  it('keep to French typography', () => {
    for (const line of boardText('fr').split('\n')) {
      const text = line.startsWith('#') ? '' : line.replace(/\{[^}]*\}/g, 'x');
      expect(text).not.toMatch(/[^\s\u00a0\u202f][;!?](\s|$)/u);
      expect(text).not.toMatch(/ [;:!?»]|« /u);
      expect(text).not.toContain("'");
    }
  });

  it('say everything that the board asks for', () => {
    const known = new Set(parts(boardText('en')));
    const names = readdirSync(fileURLToPath(new URL('..', import.meta.url))).filter((name) =>
      /\.(svelte|ts)$/.test(name),
    );
    for (const name of names)
      for (const [, key] of source(name).matchAll(/'((?:board|count)-[a-z-]+)'/g))
        expect(known, `${name}: ${key}`).toContain(key);
  });

  it('have a title, an answer and an end for each step of the lesson', () => {
    const known = parts(boardText('en'));
    for (const { key } of lesson)
      for (const part of ['', '.title', '.done', '.other']) expect(known).toContain(`lesson-${key}${part}`);
  });
});
