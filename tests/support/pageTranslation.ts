import type { Page } from 'playwright/test';

/** Translates a page as a browser does; with `discards` it removes the old text nodes. */
export const translatePage = (page: Page, { discards = false } = {}): Promise<void> =>
  page.evaluate(translate, discards);

/** Wraps each text in `<font>`, later ones too. `isReplaced` discards the page's own nodes. */
function translate(isReplaced: boolean): void {
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const { parentElement } = text;
      if (!text.data.trim() || !parentElement || parentElement.closest('font, script, style')) {
        continue;
      }
      const font = document.createElement('font');
      parentElement.replaceChild(font, text);
      font.append(document.createElement('font'));
      if (isReplaced) text.remove();
      font.firstElementChild?.append(isReplaced ? `${text.data}*` : text);
    }
  };
  wrap(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node.isConnected) wrap(node);
    }
  }).observe(document.body, { childList: true, subtree: true });
}
