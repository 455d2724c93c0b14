import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { drawChart, drawInvocations } from '@gatechart/inspector/elk-layout';
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../packages/inspector/test/support/chromium.ts';
import { chartSvg, invocationsSvg } from '../../src/charts/chart-svg.ts';
import { getProcess } from '../../src/charts/formats.ts';
import { processesOfEdition } from '../../src/charts/process.ts';
import { gateRuler } from '../../src/registered.ts';

const processes = processesOfEdition(gateRuler, gateRuler.defaultEdition);
const gate = getProcess(processes, 'gate');

const DRAWN = ['gate', 'effect', 'attack', 'rulerDamage'].map((id) => getProcess(processes, id));

describe('The picture of a chart', () => {
  let browser: BrowserContext;
  const folder = mkdtempSync(join(tmpdir(), 'gatechart-svg-'));

  beforeAll(async () => {
    browser = await openBrowser();
  });

  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });

  const opened = async (svg: string, colorScheme: 'light' | 'dark' = 'light') => {
    const file = join(folder, 'chart.svg');
    writeFileSync(file, svg);
    const page = await browser.newPage();
    await page.emulateMedia({ colorScheme });
    await page.goto(pathToFileURL(file).href);
    return page;
  };

  it.each(DRAWN)('has every state of $id, and no text wider than its box', async (process) => {
    const page = await opened(chartSvg(process, await drawChart(process)));
    const found = (await page.evaluate(`[...document.querySelectorAll('g[id]')].map((state) => {
      const box = state.querySelector('.box').getBBox();
      const outside = [...state.querySelectorAll('text')].filter((text) => {
        const { x, y, width, height } = text.getBBox();
        return x < box.x || y < box.y || x + width > box.x + box.width || y + height > box.y + box.height;
      });
      return { id: state.id, outside: outside.map((text) => text.textContent) };
    })`)) as readonly { readonly id: string; readonly outside: readonly string[] }[];
    const ids = process.states.map(({ path }) => (path === '' ? `machine-${process.id}` : `state-${path}`));
    expect(found).toEqual(ids.map((id) => ({ id, outside: [] })));
    await page.close();
  });

  it('has every process and a line for each that another invokes', async () => {
    const page = await opened(invocationsSvg(processes, await drawInvocations(processes)));
    expect(await page.locator('g[id]').count()).toBe(processes.length);
    expect(await page.locator('.line').count()).toBe(processes.flatMap(({ invokes }) => invokes).length);
    await page.close();
  });

  it('is light by day and dark by night, in a page as the page is', async () => {
    const svg = chartSvg(gate, await drawChart(gate));
    const ground = "getComputedStyle(document.querySelector('.ground')).fill";
    const day = await opened(svg);
    expect(await day.evaluate(ground)).toBe('rgb(251, 252, 253)');
    await day.close();
    const night = await opened(svg, 'dark');
    expect(await night.evaluate(ground)).toBe('rgb(24, 29, 38)');
    await night.goto('about:blank');
    await night.setContent(`<html style="color-scheme: light"><body>${svg}</body></html>`);
    expect(await night.evaluate(ground)).toBe('rgb(251, 252, 253)');
    await night.close();
  });

  it('leads from states, clauses and invoked processes to where it is told, and is text where it is not', async () => {
    const geometry = await drawChart(gate);
    const links = {
      state: (path: string) => (path === 'ended' ? 'states.html#"ended"&more' : undefined),
      clause: (id: string) => (id === '9-3b' ? 'clauses.html#9-3b' : undefined),
      process: (id: string) => (id === 'play' ? 'play.html' : undefined),
    };
    const page = await opened(chartSvg(gate, geometry, links));
    const hrefs = await page.locator('a').evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    expect(hrefs.toSorted()).toEqual(['clauses.html#9-3b', 'play.html', 'states.html#"ended"&more']);
    await page.close();
    expect(chartSvg(gate, geometry)).not.toContain('<a ');
  });
});
