import { defaultTreeAdapter, html, parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

export type MarkupNode = DefaultTreeAdapterTypes.ChildNode;
export type MarkupElement = DefaultTreeAdapterTypes.Element;

const NOT_RENDERED: ReadonlySet<string> = new Set(
  'script style template title noscript iframe noembed noframes'.split(' '),
);

/** In a `template`, the default context, text after a stray `<col>` is lost. */
const CONTEXT = defaultTreeAdapter.createElement('body', html.NS.HTML, []);

/** Loads and runs nothing, and triggers no report of the content security policy. */
export function parseMarkup(markup: string): readonly MarkupNode[] {
  return parseFragment(CONTEXT, markup, { scriptingEnabled: false }).childNodes;
}

export const isElement = (node: MarkupNode): node is MarkupElement => 'tagName' in node;

export const isRendered = ({ tagName }: MarkupElement): boolean => !NOT_RENDERED.has(tagName);

export const attribute = ({ attrs }: MarkupElement, name: string): string =>
  attrs.find((each) => each.name === name)?.value ?? '';

export function* descendants(nodes: readonly MarkupNode[]): Generator<MarkupNode> {
  const rest = nodes.toReversed();
  for (let node = rest.pop(); node; node = rest.pop()) {
    yield node;
    if (isElement(node)) rest.push(...node.childNodes.toReversed());
  }
}

export function textOf(node: MarkupNode): string {
  if (node.nodeName === '#text') return 'value' in node ? node.value : '';
  if (!isElement(node) || !isRendered(node)) return '';
  let text = '';
  const rest = node.childNodes.toReversed();
  for (let child = rest.pop(); child; child = rest.pop()) {
    if ('value' in child) text += child.value;
    else if (isElement(child) && child.tagName === 'br') text += '\n';
    else if (isElement(child) && isRendered(child)) rest.push(...child.childNodes.toReversed());
  }
  return text;
}

/** Lines of preformatted text. Blocks break the line, as some programs write one per line. */
export function codeIn(element: MarkupElement): string {
  let text = '';
  const read = (nodes: readonly MarkupNode[], depth: number) => {
    for (const node of nodes) {
      const isLine = isElement(node) && /^(?:div|p|li|tr)$/.test(node.tagName);
      if (isLine && text !== '' && !text.endsWith('\n')) text += '\n';
      if (isElement(node) && node.childNodes.length > 0 && depth < 100) {
        if (isRendered(node)) read(node.childNodes, depth + 1);
      } else if (isElement(node) && node.tagName === 'br') text += '\n';
      else text += textOf(node);
      if (isLine && !text.endsWith('\n')) text += '\n';
    }
  };
  read(element.childNodes, 0);
  return text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '');
}
