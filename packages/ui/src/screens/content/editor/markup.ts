import { DOMParser, DOMSerializer, Slice } from 'prosemirror-model';
import type { Fragment, Node } from 'prosemirror-model';
import { preserveSpaces } from '../markup/preserveSpaces.ts';
import { readText } from '../markup/readText.ts';
import { sanitise } from '../markup/sanitise.ts';
import { toNodes } from '../markup/toNodes.ts';
import { schema } from './schema.ts';

/** Removes elements that the schema does not know, and keeps their text. */
export function readMarkup(markup: string): Node {
  return DOMParser.fromSchema(schema).parse(sanitise(markup));
}

export interface Pasted {
  slice: Slice;
  lostImages: number;
}

export function readPasted(markup: string): Pasted {
  const { blocks, lostImages } = readText(markup);
  const { content } = DOMParser.fromSchema(schema).parseSlice(toNodes(blocks));
  return { slice: Slice.maxOpen(content, false), lostImages };
}

export function writeMarkup(text: Node): string {
  return isBlank(text) ? '' : toElement(withoutLastLine(text)).getHTML();
}

/** Removes the empty paragraph that the editor adds after a table for the cursor. */
function withoutLastLine({ content, children }: Node): Fragment {
  const [table, line] = children.slice(-2);
  const isAdded = table?.type.name === 'table' && line?.isTextblock && line.childCount === 0;
  return isAdded ? content.cut(0, content.size - line.nodeSize) : content;
}

function toElement(content: Fragment): HTMLElement {
  const root = document.createElement('div');
  root.append(DOMSerializer.fromSchema(schema).serializeFragment(content, { document }));
  // This tree is only serialised, never rendered.
  for (const block of root.querySelectorAll('p, h2, h3, h4')) holdLines(block);
  return root;
}

/** Keeps whitespace and line breaks that the editor shows but HTML collapses. */
function holdLines(block: Element): void {
  const nodes = document.createTreeWalker(block, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let before = '\n';
  let last: globalThis.Node = block;
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    last = node;
    if (node.nodeName === 'BR') before = '\n';
    if (!(node instanceof Text)) continue;
    node.data = preserveSpaces(node.data, before);
    before = node.data.at(-1) ?? before;
  }
  // HTML ignores the last line break of a block.
  if (last.nodeName === 'BR') block.append(document.createElement('br'));
}

const isBlank = (text: Node): boolean =>
  text.childCount <= 1 && text.textContent === '' && (text.firstChild?.isTextblock ?? true);
