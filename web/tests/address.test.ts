import { describe, expect, it } from 'vitest';
import { isLoopback } from '../src/parts/address.ts';

describe('an address', () => {
  it('leads to this machine alone, or further', () => {
    for (const host of ['localhost', 'a.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])
      expect(isLoopback(host)).toBe(true);
    for (const host of ['192.168.1.4', 'play.example', '127.example', '[fe80::1]'])
      expect(isLoopback(host)).toBe(false);
  });
});
