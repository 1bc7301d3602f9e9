import { blockWriter, leafBlock } from './blockWriter.ts';
import type { BlockWriter } from './blockWriter.ts';
import { styleReader } from './css.ts';
import type { Declarations } from './css.ts';
import { elementRole, isInvisible } from './elementRole.ts';
import type { Role } from './elementRole.ts';
import { formatIn, marksOf, PLAIN } from './format.ts';
import type { Format } from './format.ts';
import { nestListItems, readWordListItem } from './wordLists.ts';
import { codeIn, isElement, isRendered, parseMarkup, textOf } from './parseMarkup.ts';
import type { MarkupElement, MarkupNode } from './parseMarkup.ts';
import { readList } from './readList.ts';
import { readTable } from './readTable.ts';
import type { Block, Leaf } from './textModel.ts';

/** Deeper elements are read as plain text; browsers limit depth, too. */
const MAX_DEPTH = 200;

/** Browsers show them around `<q>`, and do not copy them. */
const QUOTES = ['“', '”'] as const;

export interface ReadText {
  blocks: Block[];
  lostImages: number;
}

export interface Context {
  format: Format;
  leaf: Leaf;
  depth: number;
}

export interface Reader {
  blocksIn: (nodes: readonly MarkupNode[], context: Context) => Block[];
  inside: (element: MarkupElement, context: Context) => Context;
}

/** Reads HTML of any origin. What a text cannot hold is dropped, but its words are kept. */
export function readText(markup: string): ReadText {
  const nodes = parseMarkup(markup);
  const styleOf = styleReader(nodes);
  let lostImages = 0;

  const reader: Reader = {
    inside: (element, context) => ({
      ...context,
      format: formatIn(element, styleOf(element), context.format),
      depth: context.depth + 1,
    }),
    blocksIn(children, context) {
      const writer = blockWriter(context.leaf);
      for (const child of children) write(child, context, writer);
      return nestListItems(writer.finish());
    },
  };

  function write(node: MarkupNode, context: Context, writer: BlockWriter): void {
    const marks = marksOf(context.format);
    if (!isElement(node)) {
      writer.text(textOf(node), marks, context.format.preservesSpaces);
      return;
    }
    if (!isRendered(node)) return;
    if (context.depth >= MAX_DEPTH) {
      writer.text(textOf(node), marks, false);
      return;
    }
    const style = styleOf(node);
    const role = elementRole(node, style);
    if (role.kind === 'nothing') return;
    if (role.kind === 'inline') {
      const [before, after] = node.tagName === 'q' ? QUOTES : ['', ''];
      writer.text(before, marks, false);
      writeAll(node, context, writer);
      writer.text(after, marks, false);
    } else if (role.kind === 'break') writer.lineBreak();
    else if (role.kind === 'symbol') {
      writer.text(role.text, marks, false);
      if (role.text === '' && !isInvisible(node)) lostImages += 1;
    } else if (role.kind === 'block') {
      writer.endBlock();
      writeAll(node, context, writer);
      writer.endBlock();
    } else {
      const format = {
        ...context.format,
        isHeading: context.format.isHeading || role.kind === 'heading',
      };
      writer.add(...blocksOf(node, role, style, reader.inside(node, { ...context, format })));
    }
  }

  function writeAll(element: MarkupElement, context: Context, writer: BlockWriter): void {
    const inside = reader.inside(element, context);
    for (const child of element.childNodes) write(child, inside, writer);
  }

  function blocksOf(
    element: MarkupElement,
    role: Role,
    style: Declarations,
    context: Context,
  ): Block[] {
    const { childNodes } = element;
    switch (role.kind) {
      case 'heading': {
        const leaf = role.level;
        return orEmpty(reader.blocksIn(childNodes, { ...context, leaf }), leaf);
      }
      case 'quote':
        return [{ kind: 'quote', blocks: orEmpty(reader.blocksIn(childNodes, context)) }];
      case 'list':
        return readList(element, context, reader);
      case 'table':
        return readTable(element, context, reader);
      case 'code':
        return [{ kind: 'code', text: codeIn(element) }];
      case 'rule':
        return [{ kind: 'rule' }];
      default: {
        const item = readWordListItem(element, style, styleOf);
        const blocks = orEmpty(reader.blocksIn(childNodes, context), context.leaf);
        return item ? [{ ...item, blocks }] : blocks;
      }
    }
  }

  const blocks = reader.blocksIn(nodes, { format: PLAIN, leaf: 'paragraph', depth: 0 });
  return { blocks, lostImages };
}

/** Keeps empty paragraphs, headings and quotations, which are used for spacing. */
const orEmpty = (blocks: Block[], leaf: Leaf = 'paragraph'): Block[] =>
  blocks.length === 0 ? [leafBlock(leaf, [])] : blocks;
