import { defaultTreeAdapter, html, parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

const CONTEXT = defaultTreeAdapter.createElement('body', html.NS.HTML, []);

/** Inline elements, whose text is not separated from its neighbours. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code del dfn em font i ins kbd mark q s samp small span strong sub sup u var'.split(
    ' ',
  ),
);

const NOT_RENDERED: ReadonlySet<string> = new Set(['script', 'style', 'template', 'title']);

/** Plain text of a body, for counting and searching; clients sanitise the body themselves. */
export function plainTextOf(body: string): string {
  const rest: (DefaultTreeAdapterTypes.ChildNode | string)[] = parseFragment(
    CONTEXT,
    body,
    {},
  ).childNodes.toReversed();
  let text = '';
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    if (typeof node === 'string') text += node;
    else if (node.nodeName === '#text' && 'value' in node) text += node.value;
    else if ('childNodes' in node && !NOT_RENDERED.has(node.nodeName)) {
      const edge = INLINE.has(node.nodeName) ? '' : ' ';
      rest.push(edge, ...node.childNodes.toReversed(), edge);
    }
  }
  return text.replaceAll(/\s+/g, ' ').trim();
}

export const wordsIn = (text: string): number => (text === '' ? 0 : text.split(' ').length);
