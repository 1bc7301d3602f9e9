import { Schema } from 'prosemirror-model';
import type { DOMOutputSpec, MarkSpec, NodeSpec } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';
import { webAddress } from '../markup/webAddress.ts';

const LEVELS = [2, 3, 4] as const;

/** The title is the page's first heading, so headings in a text start at level 2. */
const headings = [1, 2, 3, 4, 5, 6].map((level) => ({
  tag: `h${level}`,
  attrs: { level: Math.min(Math.max(level, 2), LEVELS.length + 1) },
}));

const nodes: Record<string, NodeSpec> = {
  doc: { content: 'block+' },
  paragraph: {
    content: 'inline*',
    group: 'block',
    parseDOM: [{ tag: 'p' }],
    toDOM: (): DOMOutputSpec => ['p', 0],
  },
  heading: {
    attrs: { level: { default: 2, validate: 'number' } },
    content: 'inline*',
    group: 'block',
    defining: true,
    parseDOM: headings,
    toDOM: (node): DOMOutputSpec => [`h${String(node.attrs['level'])}`, 0],
  },
  blockquote: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: (): DOMOutputSpec => ['blockquote', 0],
  },
  bullet_list: {
    content: 'list_item+',
    group: 'block',
    parseDOM: [{ tag: 'ul' }],
    toDOM: (): DOMOutputSpec => ['ul', 0],
  },
  ordered_list: {
    attrs: { start: { default: 1, validate: 'number' } },
    content: 'list_item+',
    group: 'block',
    parseDOM: [
      { tag: 'ol', getAttrs: (list) => ({ start: Number(list.getAttribute('start') ?? 1) }) },
    ],
    toDOM: (node): DOMOutputSpec => {
      const start = Number(node.attrs['start']);
      return ['ol', start === 1 ? {} : { start: String(start) }, 0];
    },
  },
  list_item: {
    content: 'paragraph block*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: (): DOMOutputSpec => ['li', 0],
  },
  code_block: {
    content: 'text*',
    marks: '',
    group: 'block',
    code: true,
    defining: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: (): DOMOutputSpec => ['pre', ['code', 0]],
  },
  ...tableNodes({ tableGroup: 'block', cellContent: 'block+', cellAttributes: {} }),
  horizontal_rule: {
    group: 'block',
    parseDOM: [{ tag: 'hr' }],
    toDOM: (): DOMOutputSpec => ['hr'],
  },
  text: { group: 'inline' },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: (): DOMOutputSpec => ['br'],
  },
};

const marks: Record<string, MarkSpec> = {
  link: {
    attrs: { href: { validate: 'string' } },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (element) => {
          const href = webAddress(element.getAttribute('href') ?? '');
          return href === null ? false : { href };
        },
      },
    ],
    toDOM: (mark): DOMOutputSpec => ['a', { href: String(mark.attrs['href']) }, 0],
  },
  em: {
    parseDOM: [{ tag: 'em' }, { tag: 'i' }],
    toDOM: (): DOMOutputSpec => ['em', 0],
  },
  strong: {
    parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
    toDOM: (): DOMOutputSpec => ['strong', 0],
  },
  strike: {
    parseDOM: [{ tag: 's' }],
    toDOM: (): DOMOutputSpec => ['s', 0],
  },
  sub: {
    excludes: 'sub sup',
    parseDOM: [{ tag: 'sub' }],
    toDOM: (): DOMOutputSpec => ['sub', 0],
  },
  sup: {
    excludes: 'sub sup',
    parseDOM: [{ tag: 'sup' }],
    toDOM: (): DOMOutputSpec => ['sup', 0],
  },
  code: {
    inclusive: false,
    parseDOM: [{ tag: 'code' }],
    toDOM: (): DOMOutputSpec => ['code', 0],
  },
};

export const schema = new Schema({ nodes, marks });

export function nodeType(name: string) {
  const type = schema.nodes[name];
  if (!type) throw new Error(`No node '${name}'.`);
  return type;
}

export function markType(name: string) {
  const type = schema.marks[name];
  if (!type) throw new Error(`No mark '${name}'.`);
  return type;
}
