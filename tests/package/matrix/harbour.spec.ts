import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tscOutput } from '../tsc.ts';
import { createEmptyProject } from './emptyProject.ts';
import type { EmptyProject } from './emptyProject.ts';
import {
  addBerth,
  findBerths,
  navigateOnPhone,
  openBerth,
  openPalette,
  releaseBerths,
} from './harbourActions.ts';
import { expectAccessible, shownTexts } from './harbourChecks.ts';
import { complaintsOf } from './page.ts';
import { startServer } from './server.ts';
import type { Server } from './server.ts';
import { newest } from './versions.ts';

const vite = 'node_modules/vite/bin/vite.js';
/** Names, lengths, dates, keys and words that are the same in both languages. */
const data = [
  /^[NESW]\d+$/,
  /^[A-Z]\p{L}+ \d$/u,
  /^[\d\s.,+–/:€m]+$/,
  /^\p{Lu}{2}$/u,
  /^(?:Astrid Lund|Bo Kjær|Ella Dahl|Ivar Holst|Nora Skov|Oskar Friis|Freja Holm)$/,
  /@skipper\.example$/,
  /^(?:Ctrl K|Navigation)$/,
];
const isData = (text: string) => data.some((pattern) => pattern.test(text));

let project: EmptyProject;
let server: Server;
beforeAll(async () => {
  project = createEmptyProject('harbour', newest, {});
  project.npx('ui', 'brand', 'brand.json', '--out', 'src/brand.css');
  project.node(vite, 'build');
  server = await startServer(project, [vite, 'preview', '--port', 'PORT']);
});
afterAll(async () => {
  await server.stop();
  project.remove();
});

/** Opens a page of the product, acts in it and returns the console's errors. */
const complaintsAt = (address: string, act: (page: Page) => Promise<void>) =>
  complaintsOf(server.url + address, async (page) => {
    page.setDefaultTimeout(20_000);
    await act(page);
  });

test('a product of its own compiles with the types of the packages', () => {
  const tsc = path.join(project.folder, 'node_modules/typescript/bin/tsc');
  expect(tscOutput(tsc, project.folder, 'bundler')).toBe('');
});

test('a user filters, sorts, pages, selects and opens berths', async () => {
  const complaints = await complaintsAt('berths', async (page) => {
    await findBerths(page);
    await releaseBerths(page);
    await openBerth(page);
    await expectAccessible(page);
  });
  expect(complaints).toEqual([]);
});

test('a user adds a berth after correcting errors', async () => {
  expect(await complaintsAt('berths', addBerth)).toEqual([]);
});

test('a user goes to each page by the palette and by the drawer of a phone', async () => {
  const complaints = await complaintsAt('berths', async (page) => {
    await openPalette(page);
    await navigateOnPhone(page);
  });
  expect(complaints).toEqual([]);
});

test('the screen of contacts has a column of the product and hides one', async () => {
  const complaints = await complaintsAt('contacts', async (page) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('columnheader', { name: 'Berth' }).waitFor();
    expect(await page.getByRole('columnheader', { name: 'Email' }).count()).toBe(1);
    expect(await page.getByRole('columnheader', { name: 'Company' }).count()).toBe(0);
    await expectAccessible(page);
  });
  expect(complaints).toEqual([]);
});

test('no English text is left in a language of its own', async () => {
  const complaints = await complaintsAt('settings', async (page) => {
    const english = new Set(await shownTexts(page, 'Berths', 'Skippers', 'Settings'));
    await page.getByRole('combobox', { name: 'Language' }).first().selectOption('da');
    await page.getByRole('heading', { name: 'Indstillinger' }).waitFor();
    const danish = await shownTexts(page, 'Bådpladser', 'Skippere', 'Indstillinger');
    const same = danish.filter((text) => english.has(text) && !isData(text));
    expect(same).toEqual([]);
    expect(await page.getAttribute('html', 'lang')).toBe('da');
  });
  expect(complaints).toEqual([]);
});

test('both themes have enough contrast', async () => {
  const complaints = await complaintsAt('settings', async (page) => {
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.getByRole('radio', { name: 'Light' }).check();
    await expectAccessible(page);
    const light = await background();
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expectAccessible(page);
    expect(await background()).not.toBe(light);
    await page.getByRole('link', { name: 'Berths' }).click();
    await page.getByRole('heading', { name: 'All berths' }).waitFor();
    await expectAccessible(page);
  });
  expect(complaints).toEqual([]);
});
