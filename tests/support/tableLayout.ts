import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';

/** Finds rows with texts that reach into another cell, and measures the widest and tallest parts. */
const layoutOf = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('tbody tr, [role=row]')];
    const overlapping = rows.flatMap((row) => {
      const cells = [...row.querySelectorAll('td, [role=cell]')];
      return cells.flatMap((cell) => {
        const { right, bottom } = cell.getBoundingClientRect();
        const texts = [...cell.querySelectorAll('bdi')];
        return texts
          .map((text) => {
            // A truncated text ends at the box that clips it.
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
    return {
      overlapping,
      isWide: root.scrollWidth > root.clientWidth,
      tallest: Math.max(...heights),
    };
  });

/**
 * Expects no text over another cell, no horizontal scrolling and no row taller than `tallest`, in px.
 */
export async function expectTableFits(page: Page, { tallest }: { tallest: number }): Promise<void> {
  await expect.poll(() => layoutOf(page)).toMatchObject({ overlapping: [], isWide: false });
  expect((await layoutOf(page)).tallest).toBeLessThan(tallest);
}
