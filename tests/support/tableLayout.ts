import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';

/** Cells whose text reaches into the next cell, and whether the page scrolls sideways. */
const layoutOf = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('tbody tr, [role=row]')];
    const beyond = rows.flatMap((row) => {
      const cells = [...row.querySelectorAll('td, [role=cell]')];
      return cells.flatMap((cell) => {
        const { right, bottom } = cell.getBoundingClientRect();
        const texts = [...cell.querySelectorAll('bdi')];
        return texts
          .map((text) => {
            // What is cut off is not seen: the innermost box that cuts counts.
            let box: Element | null = text;
            while (box && box !== cell && getComputedStyle(box).overflowX === 'visible') {
              box = box.parentElement;
            }
            return (box ?? text).getBoundingClientRect();
          })
          .filter((box) => box.right > right + 1 || box.bottom > bottom + 1)
          .map(() => (row.textContent ?? '').slice(0, 40));
      });
    });
    const root = document.documentElement;
    const heights = rows.map((row) => row.getBoundingClientRect().height);
    return { beyond, isWide: root.scrollWidth > root.clientWidth, tallest: Math.max(...heights) };
  });

/** Expects no text over another cell, no row taller than this, and no page that scrolls sideways. */
export async function expectTableFits(page: Page, { tallest }: { tallest: number }): Promise<void> {
  await expect.poll(() => layoutOf(page)).toMatchObject({ beyond: [], isWide: false });
  expect((await layoutOf(page)).tallest).toBeLessThan(tallest);
}
