import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMMANDS_PAGE, commandsPage } from '../../tools/docs/commands-page.ts';

it('The reference of the commands is what their declarations say', async () => {
  expect(await commandsPage(), 'run npm run docs').toBe(readFileSync(COMMANDS_PAGE, 'utf8'));
});
