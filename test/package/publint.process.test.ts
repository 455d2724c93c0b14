import { publint } from 'publint';
import { expect, it } from 'vitest';

it('The package is as Node and bundlers expect it', async () => {
  const { messages } = await publint({ pkgDir: '.', pack: 'npm', strict: true });
  expect(messages).toEqual([]);
});
