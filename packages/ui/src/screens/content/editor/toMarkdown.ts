import type { BlockContent, ListItem, PhrasingContent, RootContent, TableCell } from 'mdast';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown as writeTree } from 'mdast-util-to-markdown';
import type { Mark, Node } from 'prosemirror-model';

export function toMarkdown(text: Node): string {
  const children = blocksOf(text) as RootContent[];
  return writeTree(
    { type: 'root', children },
    {
      bullet: '-',
      emphasis: '_',
      rule: '-',
      extensions: [gfmTableToMarkdown(), gfmStrikethroughToMarkdown()],
    },
  ).trim();
}

function blocksOf(parent: Node): BlockContent[] {
  return parent.children.map((node): BlockContent => {
    switch (node.type.name) {
      case 'heading': {
        const depth = Math.min(6, Number(node.attrs['level'])) as 2 | 3 | 4 | 5 | 6;
        return { type: 'heading', depth, children: inlineOf(node.children) };
      }
      case 'blockquote':
        return { type: 'blockquote', children: blocksOf(node) };
      case 'bullet_list':
      case 'ordered_list':
        return listOf(node);
      case 'table':
        return tableOf(node);
      case 'code_block':
        return { type: 'code', value: node.textContent };
      case 'horizontal_rule':
        return { type: 'thematicBreak' };
      default:
        return { type: 'paragraph', children: inlineOf(node.children) };
    }
  });
}

function listOf(list: Node): BlockContent {
  const isOrdered = list.type.name === 'ordered_list';
  return {
    type: 'list',
    ordered: isOrdered,
    // Markdown has no negative numbers.
    start: isOrdered ? Math.max(0, Number(list.attrs['start'])) : null,
    spread: false,
    children: list.children.map((item): ListItem => ({
      type: 'listItem',
      spread: false,
      children: blocksOf(item),
    })),
  };
}

/** The first row becomes the header, which Markdown requires. */
function tableOf(table: Node): BlockContent {
  return {
    type: 'table',
    children: table.children.map((row) => ({
      type: 'tableRow',
      children: row.children.map((cell): TableCell => ({
        type: 'tableCell',
        children: cellOf(cell),
      })),
    })),
  };
}

function cellOf(cell: Node): PhrasingContent[] {
  const lines: Node[] = [];
  cell.descendants((node) => {
    if (node.isTextblock) lines.push(node);
    return !node.isTextblock;
  });
  return lines
    .flatMap((line, index): PhrasingContent[] => [
      ...(index === 0 ? [] : [LINE_BREAK]),
      ...inlineOf(line.children),
    ])
    .map((part) => (part.type === 'break' ? LINE_BREAK : part));
}

const LINE_BREAK: PhrasingContent = { type: 'html', value: '<br>' };

/** Adjacent nodes with the same mark share it. */
function inlineOf(nodes: readonly Node[], depth = 0): PhrasingContent[] {
  const phrasing: PhrasingContent[] = [];
  for (let index = 0; index < nodes.length;) {
    const mark = nodes[index]?.marks[depth];
    const rest = nodes.slice(index);
    const other = rest.findIndex(
      (node) => !mark || !mark.isInSet(node.marks.slice(depth, depth + 1)),
    );
    const group = rest.slice(0, other === -1 ? undefined : Math.max(1, other));
    phrasing.push(...(mark ? marked(mark, group, depth + 1) : group.map(leafOf)));
    index += group.length;
  }
  return phrasing;
}

const leafOf = (node: Node): PhrasingContent =>
  node.isText ? { type: 'text', value: node.text ?? '' } : { type: 'break' };

function marked(mark: Mark, nodes: readonly Node[], depth: number): PhrasingContent[] {
  const children = () => inlineOf(nodes, depth);
  switch (mark.type.name) {
    case 'link':
      return [{ type: 'link', url: String(mark.attrs['href']), children: children() }];
    case 'em':
      return [{ type: 'emphasis', children: children() }];
    case 'strong':
      return [{ type: 'strong', children: children() }];
    case 'strike':
      return [{ type: 'delete', children: children() }];
    case 'code':
      return [{ type: 'inlineCode', value: nodes.map(({ text }) => text ?? ' ').join('') }];
    default: {
      const tag = mark.type.name;
      const open: PhrasingContent = { type: 'html', value: `<${tag}>` };
      return [open, ...children(), { type: 'html', value: `</${tag}>` }];
    }
  }
}
