import { expect, it } from 'vitest';
import { portableSha256, sha256 } from '../../src/core/data/digest.ts';

it.each(['', 'abc', 'ゲート 🂡', '\ud800 alone', 'x'.repeat(10_000)])(
  'SHA-256 is the same by Node and on a page: %j',
  (text) => {
    expect(sha256(text)).toBe(portableSha256(text));
  },
);

it('SHA-256 of "abc" is the published one', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
