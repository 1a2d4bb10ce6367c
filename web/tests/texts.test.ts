import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Texts } from '../src/text/bundle.ts';

const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const files = (language: string): string[] => [
  read(`../../src/quintessence/games/earth_water_sun/board/text/${language}.ftl`),
  read(`../../src/quintessence/games/earth_water_sun/text/${language}.ftl`),
  read(`../src/text/${language}.ftl`),
  read(`../../src/quintessence/text/${language}.ftl`),
];
const parts = (source: string): string[] => {
  const found: string[] = [];
  let message = '';
  for (const line of source.split('\n')) {
    const head = /^([a-z][\w-]*) =/.exec(line);
    const attribute = /^ {4}\.(\w+) =/.exec(line);
    if (head?.[1]) found.push((message = head[1]));
    else if (attribute?.[1]) found.push(`${message}.${attribute[1]}`);
  }
  return found;
};
const places = (source: string): string[] => [...new Set(source.match(/\$\w+/g) ?? [])].sort();
const under = (folder: string): string[] =>
  readdirSync(fileURLToPath(new URL(folder, import.meta.url)))
    .flatMap((name) => [`${folder}${name}/board/text/`, `${folder}${name}/data/text/`])
    .filter((texts) => existsSync(fileURLToPath(new URL(texts, import.meta.url))));
const pairs: [string, string][] = [
  ['page', '../src/text/'],
  ['lab', '../src/lab/text/'],
  ['site', '../src/local/text/'],
  ...[...under('../../src/quintessence/games/'), ...under('../../examples/')].map((texts): [string, string] => [
    texts,
    texts,
  ]),
];

describe('the texts', () => {
  it('follow the value rule of the Python side', () => {
    const words = new Texts('fr', [
      'action-step = Aller { $direction_at }, de { $hex } ({ $direction_word })',
      'direction-ne = nord-est\n    .at = au nord-est',
      'stage-wind-up = finir le tour',
      'objection-not-now = À faire : { $stage_word }',
      'event-gained-roots = { $count -> \n    [one] une Racine\n   *[other] { $count } Racines\n }',
    ]);
    expect(words.action({ row: ['step', 'a3', 'ne'], values: { hex: 'a3', direction: 'ne' } })).toBe(
      'Aller au nord-est, de a3 (nord-est)',
    );
    expect(words.objection({ code: 'not_now', rule: '§3', values: { stage: 'wind_up' } })).toBe(
      'À faire : finir le tour',
    );
    expect(words.event({ row: ['gained_roots'], values: { count: 2 } })).toBe('2 Racines');
  });

  it('tell one value with the words of another where the game says so', () => {
    const words = new Texts('en', [
      'as-victim = seat\nvictim-hand = your hand\nseat-1 = Black\n    .of = of Black\nseat-numbered = Player { $number }',
      'event-robbed = { $seat_word } robs { $victim_word }\nevent-left = all { $victim_of }',
    ]);
    const robbed = (victim: string | number): string => words.event({ row: ['robbed'], values: { seat: 0, victim } });
    expect([robbed(1), robbed(2), robbed('hand')]).toEqual([
      'Player 1 robs Black',
      'Player 1 robs Player 3',
      'Player 1 robs your hand',
    ]);
    expect(words.event({ row: ['left'], values: { victim: 1 } })).toBe('all of Black');
  });

  it('tell what is lost with a minus, not with a hyphen', () => {
    const words = new Texts('en', ['event-scored = { $seat }: { $points } (well-earned -3)']);
    expect(words.event({ row: ['scored'], values: { seat: 'A-1', points: -2 } })).toBe('A-1: −2 (well-earned −3)');
  });
  it('call the seats of a table by their names, where the game has no word for them', () => {
    const words = new Texts('en', [
      'as-victim = seat\nseat-1 = Black\nseat-numbered = Player { $number }',
      'event-robbed = { $seat_word } robs { $victim_word }',
    ]);
    const robbed = (texts: Texts, seat: number, victim: number): string =>
      texts.event({ row: ['robbed'], values: { seat, victim } });
    const seated = words.seated(['Ada', 'Bob', '{ $victim } { seat-1 }', 'שרה', '']);
    expect(robbed(seated, 0, 1)).toBe('Ada robs Black');
    expect(robbed(seated, 2, 0)).toBe('{ $victim } { seat-1 } robs Ada');
    expect(robbed(seated, 3, 4)).toBe('\u2068שרה\u2069 robs Player 5');
    expect(robbed(words, 0, 2)).toBe('Player 1 robs Player 3');
  });

  it('leave no value of the game unsaid', () => {
    for (const language of ['en', 'fr']) {
      const texts = new Texts(language, files(language));
      const sentence = texts.action({ row: ['step', 'a3', 'ne'], values: { hex: 'a3', direction: 'ne', to: 'b4' } });
      expect(sentence).toMatch(/a3.*b4/);
      expect(sentence).not.toContain('{');
    }
  });

  it('fall back to the code where there is no sentence', () => {
    const en = new Texts('en', files('en'));
    expect(en.say('no-such-key')).toBe('no-such-key');
    expect(en.refusal('never_heard_of')).toContain('never_heard_of');
  });

  it.each(pairs)('of the %s have the same keys in both languages', (_name, folder) => {
    const [en, fr] = ['en', 'fr'].map((language) => parts(read(`${folder}${language}.ftl`)));
    expect(fr).toEqual(en);
  });

  it.each(pairs)('of the %s use the same values in both languages', (_name, folder) => {
    const bare = (name: string): string => name.replace(/_(the|one|of|at|word)$/, '');
    const [en, fr] = ['en', 'fr'].map((language) =>
      [...new Set(places(read(`${folder}${language}.ftl`)).map(bare))].sort(),
    );
    expect(fr).toEqual(en);
  });

  it.each(pairs)('of the %s keep to French typography', (_name, folder) => {
    for (const line of read(`${folder}fr.ftl`).split('\n')) {
      const text = line.startsWith('#') ? '' : line.replace(/\{[^}]*\}/g, 'x');
      expect(text).not.toMatch(/[^\s\u00a0\u202f][;!?](\s|$)/u);
      expect(text).not.toMatch(/ [;:!?»]|« /u);
      expect(text).not.toContain("'");
    }
  });

  it('say everything that the page asks for', () => {
    const site = read('../src/local/text/en.ftl'); // loaded before the page where there is no server
    const known = new Set([...files('en'), site].flatMap(parts));
    const folders = ['../src/', '../src/local/', '../src/pages/', '../src/parts/', '../src/table/'];
    for (const folder of folders) {
      for (const name of readdirSync(fileURLToPath(new URL(folder, import.meta.url)))) {
        if (!/\.(svelte|ts)$/.test(name)) continue;
        for (const [, key] of read(folder + name).matchAll(/(?<![.\w])say\('([\w-]+)'/g))
          expect(known, `${name}: ${key}`).toContain(key);
      }
    }
  });

  it('say everything that the lab asks for', () => {
    const known = new Set(parts(read('../src/lab/text/en.ftl')));
    const page = new Set(files('en').flatMap(parts));
    let asked = 0;
    for (const name of readdirSync(fileURLToPath(new URL('../src/lab/', import.meta.url)))) {
      if (!/\.(svelte|ts)$/.test(name)) continue;
      for (const [, how, key] of read(`../src/lab/${name}`).matchAll(/(?<![.\w])(say|common)\(\s*'([\w-]+)'/g)) {
        asked += 1;
        expect(how === 'say' ? known : page, `${name}: ${key}`).toContain(key);
      }
    }
    expect(asked).toBeGreaterThan(50);
  });
});
