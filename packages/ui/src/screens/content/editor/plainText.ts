import type { Fragment, Node } from 'prosemirror-model';

export function writeText(text: Node): string {
  return blocksIn(text.content).trim();
}

export const writeFragment = (content: Fragment): string =>
  content.firstChild?.isInline ? lineOf(content) : blocksIn(content);

/** Returns the text without list markers, whose characters must not count as words. */
export const textToCount = (text: Node): string =>
  text.textBetween(0, text.content.size, '\n\n', '\n');

function blocksIn(content: Fragment): string {
  let result = '';
  let previous: Node | undefined;
  content.forEach((node) => {
    if (previous) result += '\n\n';
    result += blockText(node);
    previous = node;
  });
  return result;
}

function blockText(node: Node): string {
  switch (node.type.name) {
    case 'bullet_list':
    case 'ordered_list':
      return listText(node);
    case 'table':
      return rowsOf(node).join('\n');
    case 'horizontal_rule':
      return '---';
    case 'list_item':
      return itemText(node, '- ');
    case 'table_row':
      return cellsOf(node);
    default:
      return node.isTextblock ? lineOf(node.content) : blocksIn(node.content);
  }
}

function listText(list: Node): string {
  const lines: string[] = [];
  const isOrdered = list.type.name === 'ordered_list';
  list.forEach((item, _offset, index) => {
    const marker = isOrdered ? `${Number(list.attrs['start']) + index}. ` : '- ';
    lines.push(itemText(item, marker));
  });
  return lines.join('\n');
}

function itemText(item: Node, marker: string): string {
  const parts: string[] = [];
  item.forEach((node) => parts.push(blockText(node)));
  return marker + parts.join('\n').replaceAll('\n', `\n${' '.repeat(marker.length)}`);
}

function rowsOf(table: Node): string[] {
  const rows: string[] = [];
  table.forEach((row) => rows.push(cellsOf(row)));
  return rows;
}

function cellsOf(row: Node): string {
  const cells: string[] = [];
  row.forEach((cell) => cells.push(blocksIn(cell.content).replaceAll(/\s+/g, ' ').trim()));
  return cells.join('\t');
}

const lineOf = (content: Fragment): string =>
  content.textBetween(0, content.size, '\n\n', (leaf) =>
    leaf.type.name === 'hard_break' ? '\n' : '',
  );
