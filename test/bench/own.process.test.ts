import { describe, expect, it } from 'vitest';
import { gatechart } from '../cli/in-process.ts';

describe('gatechart bench --rules', () => {
  it('measures that ruleset alone', { timeout: 300_000 }, async () => {
    const { code, out, notes } = await gatechart('bench', '--rules', 'examples/leduc', '--json');
    expect([code, notes]).toEqual([0, []]);
    const { rows, memory, missing } = JSON.parse(out.join('')) as Record<string, { readonly name: string }[]>;
    const names = [...(rows ?? []), ...(memory ?? [])].map(({ name }) => name);
    expect(names.filter((name) => !name.startsWith('leduc'))).toEqual(['calibration loop']);
    expect(names.length).toBeGreaterThan(4);
    expect(missing).toEqual([]);
  });
});
