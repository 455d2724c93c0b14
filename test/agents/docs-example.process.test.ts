import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
// Within the package, so that its own name is found.
const folder = mkdtempSync(join(ROOT, 'dist', 'example-'));
afterAll(() => rmSync(folder, { recursive: true }));

const [, EXAMPLE = ''] =
  /```ts\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, 'docs/how-to/write-an-agent.md'), 'utf8')) ?? [];

describe('The example of an agent in the documents', () => {
  it('has twenty lines and plays its matches as it stands there', async () => {
    const written = /const \w+: OwnAgent = \{[\s\S]*?\n\};\n/.exec(EXAMPLE)?.[0] ?? '';
    expect(written.split('\n').length).toBeGreaterThan(10);
    expect(written.split('\n').length).toBeLessThanOrEqual(21);
    const file = join(folder, 'example.ts');
    writeFileSync(file, EXAMPLE);
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    await import(pathToFileURL(file).href);
    const [ids, meetings] = log.mock.calls[0] ?? [];
    log.mockRestore();
    expect(ids).toContain('ismcts');
    expect(meetings).toMatchObject([{ a: 'curious', b: 'random', games: 2 }]);
  });
});
