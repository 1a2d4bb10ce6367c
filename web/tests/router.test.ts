import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { href: 'http://x/' });
vi.stubGlobal('addEventListener', () => undefined);
const { parse } = await import('../src/router.svelte.ts');
const at = (path: string) => parse(new URL(path, 'http://x'));

describe('addresses', () => {
  it('name the pages', () => {
    expect(at('/')).toEqual({ page: 'lobby', setup: null });
    expect(at('/?set-up=ephyran')).toEqual({ page: 'lobby', setup: 'ephyran' });
    expect(at('/t/abc')).toEqual({ page: 'table', id: 'abc', join: null, at: null });
    expect(at('/t/abc?join=xyz')).toMatchObject({ join: 'xyz' });
    expect(at('/t/abc?at=12')).toMatchObject({ at: 12 });
    expect(at('/t/abc?at=-1')).toMatchObject({ at: null });
    expect(at('/rules/earth_water_sun#s7.2')).toEqual({ page: 'rules', game: 'earth_water_sun', section: 's7.2' });
    expect(at('/learn/earth_water_sun')).toEqual({ page: 'learn', game: 'earth_water_sun', course: null });
    expect(at('/learn/terra_mystica?course=automa')).toMatchObject({ course: 'automa' });
    expect(at('/mail?stop=a.b')).toEqual({ page: 'mail', stop: 'a.b' });
    expect(at('/games?open=t1')).toEqual({ page: 'games', open: 't1' });
    expect(at('/challenges')).toEqual({ page: 'challenges', id: null });
    expect(at('/challenges/daily-2026-11-17')).toEqual({ page: 'challenges', id: 'daily-2026-11-17' });
    expect(at('/puzzles')).toEqual({ page: 'puzzles', game: null });
    expect(at('/puzzles/ephyran')).toEqual({ page: 'puzzles', game: 'ephyran' });
    expect(at('/puzzles/ephyran/a1')).toEqual({ page: 'puzzle', game: 'ephyran', id: 'a1' });
    expect(at('/puzzles/ephyran/a1/b')).toEqual({ page: 'lost' });
    expect(at('/learn/ephyran/more')).toEqual({ page: 'lost' });
    expect(at('/nowhere')).toEqual({ page: 'lost' });
  });
});
