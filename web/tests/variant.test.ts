import { describe, expect, it } from 'vitest';
import { faultsOf, fileFor, lineOf, sentences } from '../src/parts/variant.ts';
import { Texts } from '../src/text/bundle.ts';

const FILE = `# a village
[village]
columns = 5 # letters

[fire]
start = ["c2", "z9"]
heat = 9

[fire.wind]
calm = true
`;

describe('a variant', () => {
  it('finds out for which data file it is', () => {
    expect(fileFor('mine.toml', ['embers'])).toBe('embers');
    expect(fileFor('factions.toml', ['terra.data', 'terra.factions'])).toBe('terra.factions');
    expect(fileFor('terra.data.toml', ['terra.data', 'terra.factions'])).toBe('terra.data');
    expect(fileFor('mine.toml', ['terra.data', 'terra.factions'])).toBeNull();
  });

  it('knows the line of a fault, or of what is around it', () => {
    const lines = ['fire.start[2]', 'fire.heat', 'village', 'fire.wind.calm', 'fire.missing', 'nowhere'];
    expect(lines.map((path) => lineOf(FILE, path))).toEqual([6, 7, 2, 10, 5, 0]);
  });

  it('is told line by line what is wrong', () => {
    const texts = new Texts(
      'en',
      [
        'variant-fault = line { $line }: { $path }: { $text }',
        'error-data-no-such-house = there is no house { $found }',
      ].slice(),
    );
    const faults = [{ file: 'embers', path: 'fire.start[2]', code: 'data_no_such_house', values: { found: 'z9' } }];
    expect(sentences(faultsOf({ faults }), { embers: FILE }, texts)).toEqual([
      'line 6: fire.start[2]: there is no house z9',
    ]);
    expect(faultsOf({})).toEqual([]);
  });
});
