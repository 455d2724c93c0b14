import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { pageFolder } from './serving.ts';

/** Opens the page with no server. */
export const fromDisk = (page: Page) => page.goto(pathToFileURL(`${pageFolder()}/index.html`).href);

/** Drops a file onto the page, as a person does. */
export const drop = async (page: Page, name: string, text: string): Promise<void> => {
  const data = await page.evaluateHandle(`{
    const transfer = new DataTransfer();
    transfer.items.add(new File([${JSON.stringify(text)}], ${JSON.stringify(name)}));
    transfer;
  }`);
  await page.dispatchEvent('.page', 'drop', { dataTransfer: data });
};

export const cursor = async (page: Page): Promise<number> =>
  Number(await page.getAttribute('.place', 'data-cursor'));

export const lastMoment = async (page: Page): Promise<number> =>
  Number(await page.getAttribute('.place', 'data-last'));
