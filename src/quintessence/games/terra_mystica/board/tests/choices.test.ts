import { describe, expect, it } from 'vitest';
import {
  exchanged,
  farFromHome,
  ghostOf,
  ids,
  meantAt,
  spotOf,
  spotsOf,
  strokesAt,
  upgradesBeside,
} from '../choices.ts';
import { action, sample } from './sample.ts';

const keys = (strokes: { key: string }[]): string[] => strokes.map(({ key }) => key);

describe('what an action is about', () => {
  it('is a hex, both ends of a bridge, or a thing by its kind', () => {
    expect(ids(action('bridge', 'A1', 'B2'))).toEqual(['A1', 'B2']);
    expect(ids(action('power', 'ACT1'))).toEqual(['space:ACT1']);
    expect(ids(action('send', 'fire', 3))).toEqual(['cult:fire']);
    expect(ids({ row: ['ship'], values: {} })).toEqual(['track:shipping']);
    expect(['A1', 'ACT2', 'FAV3', 'BON4', 'air'].map(spotOf)).toEqual([
      'A1',
      'space:ACT2',
      'tile:FAV3',
      'card:BON4',
      'cult:air',
    ]);
  });
  it('is found by its spot; answers to an offer have none', () => {
    const spots = spotsOf([action('build', 'A1'), action('accept', 1, 2), action('power', 'ACT1')]);
    expect([...spots.keys()]).toEqual(['A1', 'space:ACT1']);
  });
});

describe('the strokes at a spot', () => {
  it('begin with land made home and built on, and end with other terrains', () => {
    const actions = [action('transform', 'A2', 'desert'), action('transform', 'A2', 'plains')];
    expect(keys(strokesAt(sample(), 0, 'A2', actions))).toEqual([
      'transform A2 plains + build A2',
      'transform A2 plains',
      'transform A2 desert',
    ]);
  });
  it('leave the upgrades that only an exchange may pay', () => {
    const view = sample({ hexes: { A1: ['plains', 'trading_post', 0] } });
    const found = strokesAt(view, 0, 'A1', [action('upgrade', 'A1', 'temple')]);
    expect(keys(upgradesBeside(found, meantAt(view, 0, 'A1')))).toEqual(['upgrade A1 stronghold']);
    expect(upgradesBeside([], meantAt(view, 0, 'A2'))).toEqual([]);
  });
  it('send a priest where he brings most', () => {
    const actions = [1, 2, 3].map((steps) => action('send', 'fire', steps));
    expect(keys(strokesAt(sample(), 0, 'cult:fire', actions))).toEqual(['send fire 3', 'send fire 2', 'send fire 1']);
  });
  it('are guessed where nothing can be chosen, so that one is told why', () => {
    expect(keys(meantAt(sample(), 0, 'A1'))).toEqual(['upgrade A1 trading_post']);
    expect(keys(meantAt(sample(), 0, 'B1'))).toEqual(['transform B1 plains + build B1', 'transform B1 plains']);
    expect(keys(meantAt(sample(), 0, 'space:ACT1'))).toEqual(['power ACT1']);
    expect(keys(meantAt(sample({ phase: 'dwellings' }), 0, 'A2'))).toEqual(['place A2']);
  });
  it('say how far home is where spades lead only part of the way', () => {
    const near = strokesAt(sample(), 0, 'B1', [action('transform', 'B1', 'lakes')]);
    expect(farFromHome(sample(), 0, 'B1', near)).toEqual({ terrain: 'plains', needed: 3, spades: 0 });
    const home = strokesAt(sample(), 0, 'A2', [action('transform', 'A2', 'plains')]);
    expect(farFromHome(sample(), 0, 'A2', home)).toBeNull();
    expect(farFromHome(sample(), 0, 'A1', strokesAt(sample(), 0, 'A1', [action('build', 'A1')]))).toBeNull();
  });
  it('show what would stand there', () => {
    const [whole] = strokesAt(sample(), 0, 'A2', [action('transform', 'A2', 'plains')]);
    expect(whole && ghostOf(whole)).toEqual({ hex: 'A2', terrain: 'plains', building: 'dwelling' });
  });
});

describe('an exchange on the way', () => {
  it('is opened and closed around what is exchanged', () => {
    expect(exchanged(['burn'])).toEqual([['open'], ['convert', 'burn'], ['close']]);
  });
});
