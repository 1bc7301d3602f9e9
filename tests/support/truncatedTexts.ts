import type { Page } from 'playwright/test';
import { truncatedPlaceholders } from './truncatedPlaceholders.ts';

interface Evaluating {
  evaluate: (script: () => Promise<string[]>) => Promise<string[]>;
}

/**
 * Renders texts some 4 percent wider, as other browsers and fonts do; uses an allowed style sheet.
 */
export async function widenTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { letter-spacing: 0.02em !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/**
 * Finds truncated texts without a title, truncated placeholders, dates, badges or figures, and pages wider
 * than the window.
 */
export async function truncatedTexts(page: Evaluating): Promise<string[]> {
  const texts = await page.evaluate(async () => {
    // Firefox keeps the old widths of rows outside of the window, whose rendering it skips.
    const allRendered = '* { content-visibility: visible !important; }';
    if (!document.adoptedStyleSheets.some((sheet) => sheet.cssRules[0]?.cssText === allRendered)) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(allRendered);
      document.adoptedStyleSheets.push(sheet);
    }
    // Scripts that follow the window's width measure in the first frame and act in the second.
    for (let frame = 0; frame < 3; frame += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one frame after the other
      await new Promise(requestAnimationFrame);
    }
    // A panel that became a sheet is outside of its layer while it slides in.
    const ends = ({ effect, playState }: Animation) =>
      playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map(({ finished }) => finished),
    );
    const found = new Set<string>();
    const root = document.documentElement;
    if (root.scrollWidth > window.innerWidth) {
      found.add(`the page is ${root.scrollWidth} px wide`);
    }
    const wordsOf = (element: Element) => (element.textContent ?? '').trim();
    const isFigure = (words: string) => /^[\d.,:/$€£¥%+–-]*\d[\d.,:/$€£¥%+–KMB-]*$/.test(words);

    /** Visually hidden in a box of one pixel, or not rendered. */
    const isShown = (element: Element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (getComputedStyle(at).clipPath !== 'none') return false;
      }
      return true;
    };

    /** The tooltip that appears at the end of a truncated text. */
    const titleOf = (element: HTMLElement) => {
      let target: HTMLElement = element;
      while (target.lastElementChild instanceof HTMLElement) target = target.lastElementChild;
      for (const hovered of [target, element]) {
        hovered.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      }
      for (let at: HTMLElement | null = target; at; at = at.parentElement) {
        if (at.title) return at.title;
        if (at === element) break;
      }
      return '';
    };

    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

    const isClipped = (element: HTMLElement) => {
      const { display, overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
      // Nothing clips the words of an inline element, which has no size in Firefox.
      if (display === 'inline') return false;
      return (
        (clips(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (webkitLineClamp !== 'none' &&
          clips(overflowY) &&
          element.scrollHeight > element.clientHeight + 1)
      );
    };

    /** A part of it is clipped: only the margin up to that part overflows. */
    const isClippedInside = (element: HTMLElement) =>
      element.scrollWidth <= element.clientWidth + 5 &&
      [...element.querySelectorAll<HTMLElement>('*')].some(isClipped);

    /** Only a block truncates its own lines; boxes of other kinds do not. */
    const endsInEllipsis = (block: HTMLElement) => {
      const { display, textOverflow, webkitLineClamp } = getComputedStyle(block);
      const hasLines = /block|cell|list-item|flow-root/.test(display);
      return (
        isClipped(block) && (webkitLineClamp !== 'none' || (hasLines && textOverflow !== 'clip'))
      );
    };

    /** Clipped within a letter: the surrounding block has no ellipsis. */
    const isClippedWithoutEllipsis = (element: HTMLElement) => {
      const { right, left } = element.getBoundingClientRect();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        let block = text.parentElement ?? element;
        while (block !== element && /^(?:inline|contents)$/.test(getComputedStyle(block).display)) {
          block = block.parentElement ?? element;
        }
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        const isOutside = box.width > 0 && (box.right > right + 1 || box.left < left - 1);
        if (isOutside && !endsInEllipsis(block)) return true;
      }
      return false;
    };

    const linesOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const topEdges = [...range.getClientRects()]
        .filter(({ width }) => width > 1)
        .map((r) => r.top);
      return topEdges.length === 0 ? 0 : Math.max(...topEdges) - Math.min(...topEdges);
    };

    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const words = wordsOf(element);
      const isWhole =
        // A name and a time in one text wrap.
        (element.matches('time') && words.length < 22) ||
        element.matches(
          '[data-tone]:not(a > *):has(> span), td[data-sized]:not(:has([data-lead]))',
        ) ||
        (element.children.length === 0 && isFigure(words));
      // A long column header would overlap the next one, and a heading its neighbour.
      const isTooLong =
        element.matches('th:not(:has([data-visually-hidden])), h1, h2, h3') &&
        element.scrollWidth > element.clientWidth + 1 &&
        (element.matches('th') || getComputedStyle(element).overflowX === 'visible');
      if (isTooLong && isShown(element)) found.add(`the head “${words}” is wider than its room`);
      const isTruncated = isClipped(element) && !isClippedInside(element);
      if (words === '' || !(isWhole || isTruncated) || !isShown(element)) continue;
      if (isWhole) {
        const parts = [element, ...element.querySelectorAll<HTMLElement>('*')];
        if (parts.some((part) => isClipped(part) && isShown(part))) found.add(`“${words}” is cut`);
        if (!element.matches('td') && element.children.length < 2 && linesOf(element) > 8)
          found.add(`“${words}” wraps`);
        // A surrounding element may clip it as well.
        const box = element.getBoundingClientRect();
        for (
          let ancestor = element.parentElement;
          ancestor && ancestor !== document.body;
          ancestor = ancestor.parentElement
        ) {
          const { overflowX } = getComputedStyle(ancestor);
          if (overflowX === 'visible') continue;
          const edge = ancestor.getBoundingClientRect();
          if (/auto|scroll/.test(overflowX)) break;
          if (box.right > edge.right + 1 || box.left < edge.left - 1) {
            found.add(`“${words}” is cut by what is around it`);
          }
        }
      }
      if (!isTruncated || element.childElementCount > 4) continue;
      if (isClippedWithoutEllipsis(element))
        found.add(`“${words.slice(0, 60)}” is clipped without an ellipsis`);
      const title = titleOf(element);
      if (!title.replaceAll(/\s+/g, '').includes(words.replaceAll(/\s+/g, ''))) {
        found.add(`“${words.slice(0, 60)}” is cut without a title`);
      }
    }
    return [...found];
  });
  return [...texts, ...(await page.evaluate(truncatedPlaceholders))];
}
