import { describe, expect, it } from 'vitest';
import type { Objection, Preview, Row } from '$table';
import { waysTo, whyNotThere } from '../afar.ts';
import { Layout } from '../layout.ts';
import type { View } from '../view.ts';

const layout = new Layout([7, 8, 9, 10, 9, 8, 7]);
const view = (enemies: string[] = []): View =>
  ({ to_act: 'black', pieces: enemies.map((hex) => ({ hex, colour: 'white' })) }) as unknown as View;
const answering =
  (...codes: string[]) =>
  (ways: Row[][]): Promise<Preview[]> =>
    Promise.resolve(
      ways.map((_, at) => ({
        objection: { code: codes[at] ?? codes[0] ?? '', rule: '§5', values: {} } satisfies Objection,
        events: [],
        changed: {},
      })),
    );

describe('the shortest ways', () => {
  it('go straight where they can', () => {
    expect(layout.shortest('d4', 'd7')).toEqual([['e', 'e', 'e']]);
    expect(layout.shortest('d4', 'b2')).toEqual([['sw', 'sw']]);
  });

  it('else bend once, in either order', () => {
    expect(layout.shortest('d4', 'e6')).toEqual([
      ['e', 'e', 'ne'],
      ['ne', 'e', 'e'],
    ]);
  });

  it('lead there', () => {
    for (const hex of layout.hexes)
      for (const way of layout.shortest('d4', hex.name)) {
        let at: string | undefined = 'd4';
        for (const direction of way) at = at && layout.beside(at, direction)?.name;
        if (at !== undefined) expect(at).toBe(hex.name);
      }
  });

  it('are asked step by step', () => {
    expect(waysTo('d4', 'd6', layout)).toEqual([
      {
        rows: [
          ['step', 'd4', 'e'],
          ['step', 'd5', 'e'],
        ],
        over: ['d5'],
      },
    ]);
  });
});

describe('why a piece cannot get there', () => {
  const reason = async (codes: string[], enemies: string[] = []): Promise<string> =>
    (await whyNotThere('d4', 'd7', view(enemies), layout, answering(...codes))).code;

  it('is what the rules say of a step: a Root, a turn too many, one’s own piece', async () => {
    for (const code of ['root_in_the_way', 'no_turn_left', 'ally_in_the_way']) expect(await reason([code])).toBe(code);
  });

  it('is the distance where the move is over before', async () => {
    expect(await reason(['not_your_turn'])).toBe('board_too_far');
  });

  it('is an enemy that ends the move on its way', async () => {
    expect(await reason(['not_now'], ['d5'])).toBe('board_enemy_in_the_way');
    expect(await reason(['not_now'], ['e5'])).toBe('board_too_far');
  });

  it('is said in general where nothing can be asked', async () => {
    expect((await whyNotThere('d4', 'd7', view(), layout, undefined)).code).toBe('board_out_of_reach');
  });
});
