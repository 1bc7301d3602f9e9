/** Messages stay announced, and toasts can be reached by their key. */
const liveRegions = '[aria-live], [role="status"], output';

/** Number of open layers that hide an element. */
const hiddenBy = new WeakMap<Element, number>();

/** The element in the page itself that contains `layer`, which may be in a shadow root. */
function inPage(layer: Element): Element {
  const root = layer.getRootNode();
  return 'host' in root ? inPage((root as ShadowRoot).host) : layer;
}

/** The largest elements of the page that contain nothing of `kept`. */
function othersThan(kept: ReadonlySet<Element>, body: Element): Element[] {
  const ancestors = new Set<Element>();
  for (const element of kept) {
    for (let node = element.parentElement; node; node = node.parentElement) ancestors.add(node);
  }
  const othersIn = (parent: Element): Element[] =>
    [...parent.children].flatMap((child) => {
      if (kept.has(child)) return [];
      return ancestors.has(child) ? othersIn(child) : [child];
    });
  return othersIn(body);
}

/**
 * Hides everything outside a modal layer from assistive technology, except live regions. Returns a
 * function that shows it once no other layer hides it. By attribute, because the page is not in the
 * React tree of the layer; not `inert`, which would restyle the whole page.
 */
export function hideOthers(layer: Element): () => void {
  const { body } = layer.ownerDocument;
  const kept = new Set([inPage(layer), ...body.querySelectorAll(liveRegions)]);
  const hidden = othersThan(kept, body).filter(
    (element) => hiddenBy.has(element) || element.getAttribute('aria-hidden') !== 'true',
  );
  for (const element of hidden) {
    hiddenBy.set(element, (hiddenBy.get(element) ?? 0) + 1);
    element.setAttribute('aria-hidden', 'true');
  }
  return () => {
    for (const element of hidden) {
      const layers = (hiddenBy.get(element) ?? 0) - 1;
      if (layers > 0) hiddenBy.set(element, layers);
      else {
        hiddenBy.delete(element);
        element.removeAttribute('aria-hidden');
      }
    }
  };
}
