import { DOMParser, DOMSerializer } from 'prosemirror-model';
import type { Node, Slice } from 'prosemirror-model';
import { sanitise } from '../markup/sanitise.ts';
import { schema } from './schema.ts';

/** Reads HTML from wherever: what the schema does not know is left out, its text stays. */
export function readMarkup(markup: string): Node {
  return DOMParser.fromSchema(schema).parse(sanitise(markup));
}

/** Reads HTML that is pasted or dropped into a text. */
export function readPasted(markup: string): Slice {
  return DOMParser.fromSchema(schema).parseSlice(sanitise(markup), { preserveWhitespace: false });
}

/** A text as nodes of the page, made of what the schema knows alone. */
function toElement(text: Node): HTMLElement {
  const root = document.createElement('div');
  root.append(DOMSerializer.fromSchema(schema).serializeFragment(text.content, { document }));
  return root;
}

/** A text as HTML; '' for one without words. */
export function writeMarkup(text: Node): string {
  return isBlank(text) ? '' : toElement(text).getHTML();
}

/** A text without its markup, its blocks apart. */
export function writeText(text: Node): string {
  const lines: string[] = [];
  text.descendants((node, _position, parent) => {
    if (!node.isTextblock) return true;
    const own = node.textBetween(0, node.content.size, undefined, '\n');
    lines.push(parent?.type.name === 'list_item' ? `- ${own}` : own);
    return false;
  });
  return lines.join('\n\n').replaceAll('\n\n- ', '\n- ').trim();
}

const isBlank = (text: Node): boolean =>
  text.childCount <= 1 && text.textContent === '' && (text.firstChild?.isTextblock ?? true);
