import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { gateRuler } from '../../../src/registered.ts';
import { readAddress } from '../src/store/address.ts';
import { cursor, drop, fromDisk, lastMoment } from './support/dropping.ts';
import { recordText } from './support/records.ts';
import { PENETRATE } from './support/scenario.ts';
import { pageFolder } from './support/serving.ts';
import { openTabs } from './support/tab.ts';

const tab = openTabs();

const record = recordText(3);

/** Too long for an address. */
const LONG = `${PENETRATE}${'# once more\n'.repeat(300)}`;

const shareAddress = async (): Promise<string> => {
  await tab.page.click('#share');
  const address = await tab.page.inputValue('#address');
  await tab.page.keyboard.press('Escape');
  return address;
};

/** The table in words. */
const table = (): Promise<string> => tab.page.locator('.table').innerText();

const open = async (address: string): Promise<void> => {
  await tab.page.goto('about:blank');
  await tab.page.goto(address);
};

test('the address of a moment in a branch of a match leads there from its seed and answers, with viewer and language', async () => {
  await fromDisk(tab.page);
  await drop(tab.page, 'game.jsonl', record);
  await tab.page.waitForSelector('[data-panel="decision"]');
  for (let decisions = 0; decisions < 12; decisions += 1) await tab.page.keyboard.press('Shift+ArrowRight');
  await tab.page.click('#show-all');
  await tab.page.locator('[data-option]:not(.is-taken)').first().click();
  await tab.page.waitForSelector('[data-branch="1"][aria-pressed="true"]');
  await tab.page.keyboard.press('ArrowLeft');
  await tab.page.focus('#viewer');
  await tab.page.selectOption('#viewer', '1');
  await tab.page.click('#language');
  const address = await shareAddress();
  const [at, last, there] = [await cursor(tab.page), await lastMoment(tab.page), await table()];
  await expect.poll(() => tab.page.url()).toBe(address);
  await open(address);
  await tab.page.waitForSelector('.place');
  expect(await cursor(tab.page)).toBe(at);
  expect(await lastMoment(tab.page)).toBe(last);
  expect(await table()).toBe(there);
  expect(await tab.page.getAttribute('html', 'lang')).toBe('ja');
  expect(await tab.page.inputValue('#viewer')).toBe('1');
  await tab.page.waitForSelector('[data-panel="table"] .panel-body:focus');
});

test('the address of a moment in a long file waits for that file, and is that of another one that is opened meanwhile', async () => {
  await fromDisk(tab.page);
  await drop(tab.page, 'penetrate.yaml', LONG);
  await tab.page.waitForSelector('[data-panel="decision"]');
  await tab.page.keyboard.press('End');
  await tab.page.keyboard.press('ArrowLeft');
  await tab.page.keyboard.press('ArrowLeft');
  const [address, at] = [await shareAddress(), await cursor(tab.page)];
  await open(address);
  await tab.page.waitForSelector('.awaited');
  expect(tab.page.url()).toBe(address);
  await drop(tab.page, 'other.yaml', PENETRATE);
  await tab.page.waitForSelector('.place');
  await tab.page.waitForSelector('[data-notice="otherFile"]');
  expect(await cursor(tab.page)).toBe(0);
  await expect.poll(() => tab.page.url()).toContain('file=other.yaml');
  await drop(tab.page, 'penetrate.yaml', LONG);
  await expect.poll(() => cursor(tab.page)).toBe(at);
  await expect.poll(() => tab.page.url()).toBe(address);
});

test('a reload comes back to the moment gone to just before it', async () => {
  await fromDisk(tab.page);
  await drop(tab.page, 'penetrate.yaml', PENETRATE);
  await tab.page.waitForSelector('[data-panel="decision"]');
  await tab.page.keyboard.press('Shift+ArrowRight');
  const at = await cursor(tab.page);
  expect(at).toBeGreaterThan(0);
  await tab.page.reload();
  await tab.page.waitForSelector('.place');
  expect(await cursor(tab.page)).toBe(at);
});

test('an address that says nothing the page understands is refused with its part', () => {
  expect(readAddress('#token=abc')).toBeUndefined();
  expect(() => readAddress('#at=x')).toThrow(expect.objectContaining({ code: 'BAD_ADDRESS', place: 'at' }));
  expect(() => readAddress('#at=1')).toThrow(expect.objectContaining({ code: 'BAD_ADDRESS' }));
});

test('an address of other rules, or with answers that are not on offer, is told as what is wrong', async () => {
  const page = pathToFileURL(`${pageFolder()}/index.html`).href;
  const match = 'rules=gate-ruler&edition=2021-03&deck1=atlas-drive&deck2=volnar-host&seed=3';
  await tab.page.clock.install();
  for (const [rest, wrong] of [
    ['v=1', 'rules version 1'],
    [`v=${gateRuler.version}&answers=zz`, 'not legal'],
  ]) {
    const address = `${page}#at=3&${match}&${rest}`;
    await open(address);
    const alert = tab.page.locator('[role="alert"]');
    await alert.waitFor();
    expect(await alert.textContent()).toContain('BAD_ADDRESS');
    expect(await alert.textContent()).toContain(wrong);
    await tab.page.clock.runFor(2_000);
    expect(tab.page.url()).toBe(address);
  }
});
