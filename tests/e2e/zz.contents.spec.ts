import { mkdirSync } from 'node:fs';
import { test } from '../support/fixtures.ts';

const pages: [string, string][] = [
  ['list', '/content-studio'],
  ['grid', '/content-studio?view=grid'],
  ['editor', '/content-studio/edit/cnt_nw01'],
  ['history', '/content-studio/history'],
  ['versions', '/content-studio/history?content=cnt_nw01&version=3'],
  ['analytics', '/content-studio/analytics'],
];

test('looks', async ({ page, backend: _reset, signInAs }) => {
  test.setTimeout(180_000);
  mkdirSync('/tmp/contents', { recursive: true });
  await signInAs('admin');
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    for (const [width, height] of [
      [1440, 900],
      [768, 1024],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const [name, path] of pages) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(250);
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth > innerWidth + 1,
        );
        if (wide) console.log('WIDE', name, width);
        await page.screenshot({ path: `/tmp/contents/${name}-${width}-${theme}.png` });
      }
    }
  }
});
