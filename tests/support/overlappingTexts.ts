/** A page of Playwright or of another driver. */
interface Evaluating {
  evaluate: (script: () => string[]) => Promise<string[]>;
}

/** Finds lines that overlap others or leave their box, as larger text does in fixed heights. */
export function overlappingTexts(page: Evaluating): Promise<string[]> {
  return page.evaluate(() => {
    interface Line {
      words: string;
      box: DOMRect;
      layer: Element;
      node: Node;
    }

    /** Kept for screen readers, faded out or hidden. */
    const isShown = (element: Element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return false;
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (getComputedStyle(at).clipPath !== 'none') return false;
      }
      return true;
    };

    const isPainted = ({
      backgroundColor,
      borderBlockStartWidth,
      borderBlockEndWidth,
    }: CSSStyleDeclaration) =>
      !/, 0\)$|transparent|\/ 0\)$/.test(backgroundColor) ||
      (borderBlockStartWidth !== '0px' && borderBlockEndWidth !== '0px');

    /** Intentionally in front of or behind other parts: a header, a dialog, a tooltip. */
    const layerOf = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { position, zIndex } = getComputedStyle(at);
        if (/fixed|sticky/.test(position) || (position === 'absolute' && zIndex !== 'auto'))
          return at;
      }
      return document.body;
    };

    /** Part of a line that has ink in any script; fonts reserve more above and below. */
    const inkOf = (box: DOMRect) =>
      new DOMRect(box.x, box.y + box.height * 0.22, box.width, box.height * 0.56);

    const found = new Set<string>();
    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = (node.nodeValue ?? '').trim();
      const parent = node.parentElement;
      if (
        words === '' ||
        !parent ||
        parent.closest('script, style, option, svg') ||
        !isShown(parent)
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // Clipped by an ancestor: an invisible part overlaps nothing.
      const edges: DOMRect[] = [];
      let painted: Element | null = null;
      for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.display === 'inline') continue;
        if (style.overflowX !== 'visible' || style.overflowY !== 'visible')
          edges.push(at.getBoundingClientRect());
        if (!painted && edges.length === 0 && isPainted(style)) painted = at;
      }
      const layer = layerOf(parent);
      for (const rect of range.getClientRects()) {
        let box = inkOf(rect);
        for (const edge of edges) {
          const x = Math.max(box.x, edge.x);
          const y = Math.max(box.y, edge.y);
          box = new DOMRect(
            x,
            y,
            Math.min(box.right, edge.right) - x,
            Math.min(box.bottom, edge.bottom) - y,
          );
        }
        if (box.width < 2 || box.height < 2) continue;
        const edge = painted?.getBoundingClientRect();
        if (
          edge &&
          (box.top < edge.top - 1 ||
            box.bottom > edge.bottom + 1 ||
            box.right > edge.right + 1 ||
            box.left < edge.left - 1)
        ) {
          found.add(`“${words.slice(0, 60)}” leaves its box`);
        }
        lines.push({ words, box, layer, node });
      }
    }
    lines.sort((a, b) => a.box.top - b.box.top);
    for (const [index, line] of lines.entries()) {
      for (let next = index + 1; next < lines.length; next += 1) {
        const other = lines[next];
        if (!other || other.box.top > line.box.bottom - 1) break;
        // A line that ends in an ellipsis has a box for its whole text, too.
        if (other.layer !== line.layer || other.node === line.node) continue;
        const width =
          Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
        const height = Math.min(line.box.bottom, other.box.bottom) - other.box.top;
        if (width > 1 && height > 1) {
          found.add(`“${line.words.slice(0, 40)}” overlaps “${other.words.slice(0, 40)}”`);
        }
      }
    }
    return [...found];
  });
}
