import { describe, expect, it } from 'vitest';
import { Newness } from '../src/board/newness.svelte.ts';

const marked = (news: Newness, cards: string[]): string[] => cards.filter((_, at) => news.isNew('hand', cards, at));

describe('new cards', () => {
  it('are those that have come since the hand was first seen', () => {
    const news = new Newness();
    news.lie('hand', ['a', 'b']);
    expect(marked(news, ['a', 'b'])).toEqual([]);
    news.lie('hand', ['a', 'b', 'c']);
    expect(marked(news, ['a', 'b', 'c'])).toEqual(['c']);
    expect(news.isNew('market', ['c'], 0)).toBe(false);
  });

  it('are no longer new once they are looked at, or have gone', () => {
    const news = new Newness();
    news.lie('hand', ['a']);
    news.lie('hand', ['a', 'b', 'c']);
    news.look('hand', 'b');
    expect(marked(news, ['a', 'b', 'c'])).toEqual(['c']);
    news.lie('hand', ['a', 'b']);
    news.lie('hand', ['a', 'b', 'b']);
    expect(['a', 'b', 'b'].map((_, at) => news.isNew('hand', ['a', 'b', 'b'], at))).toEqual([false, false, true]);
  });

  it('are known after the next own turn; those drawn in it stay marked until the one after', () => {
    const news = new Newness();
    news.turn(true);
    news.lie('hand', ['a']);
    news.lie('hand', ['a', 'b']);
    news.turn(false);
    expect(marked(news, ['a', 'b'])).toEqual(['b']);
    news.turn(true);
    news.lie('hand', ['a', 'b', 'c']);
    expect(marked(news, ['a', 'b', 'c'])).toEqual(['b', 'c']);
    news.turn(false);
    expect(marked(news, ['a', 'b', 'c'])).toEqual(['c']);
  });

  it('are not marked where the whole hand is new', () => {
    const news = new Newness();
    news.lie('hand', ['a', 'b']);
    news.lie('hand', ['c', 'd']);
    expect(marked(news, ['c', 'd'])).toEqual([]);
  });
});
