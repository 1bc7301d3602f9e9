import type { Block, Mark, Run } from './textModel.ts';
import { isSameMark } from './textModel.ts';

export function toNodes(blocks: readonly Block[]): DocumentFragment {
  const fragment = document.createDocumentFragment();
  fragment.append(...blocks.map(blockNode));
  return fragment;
}

function blockNode(block: Block): HTMLElement {
  switch (block.kind) {
    case 'paragraph':
      return element('p', runNodes(block.runs));
    case 'heading':
      return element(`h${block.level}`, runNodes(block.runs));
    case 'quote':
      return element('blockquote', block.blocks.map(blockNode));
    case 'code':
      return element('pre', [element('code', [block.text])]);
    case 'rule':
      return element('hr', []);
    case 'list': {
      const items = block.items.map((item) => element('li', item.map(blockNode)));
      const list = element(block.isOrdered ? 'ol' : 'ul', items);
      if (block.isOrdered && block.start !== 1) list.setAttribute('start', String(block.start));
      return list;
    }
    case 'levelItem':
      return element('ul', [element('li', block.blocks.map(blockNode))]);
    case 'table':
      return tableNode(block.rows);
  }
}

function tableNode(rows: Extract<Block, { kind: 'table' }>['rows']): HTMLElement {
  const lines = rows.map((cells) =>
    element(
      'tr',
      cells.map((cell) => {
        const node = element(cell.isHeader ? 'th' : 'td', cell.blocks.map(blockNode));
        if (cell.columns > 1) node.setAttribute('colspan', String(cell.columns));
        if (cell.rows > 1) node.setAttribute('rowspan', String(cell.rows));
        return node;
      }),
    ),
  );
  return element('table', [element('tbody', lines)]);
}

/** Adjacent runs share an element, so that a link stays one link. */
function runNodes(runs: readonly Run[], depth = 0): Node[] {
  const nodes: Node[] = [];
  for (let index = 0; index < runs.length;) {
    const mark = runs[index]?.marks[depth];
    let end = index + 1;
    while (end < runs.length && isShared(mark, runs[end]?.marks[depth])) end += 1;
    const group = runs.slice(index, end);
    if (mark) nodes.push(markNode(mark, runNodes(group, depth + 1)));
    else nodes.push(...group.flatMap(({ text }) => textNodes(text)));
    index = end;
  }
  return nodes;
}

const isShared = (one: Mark | undefined, other: Mark | undefined): boolean =>
  one === undefined || other === undefined ? one === other : isSameMark(one, other);

function markNode(mark: Mark, children: Node[]): HTMLElement {
  const node = element(mark.tag, children);
  if (mark.tag === 'a') node.setAttribute('href', mark.href);
  return node;
}

const textNodes = (text: string): Node[] =>
  text
    .split('\n')
    .flatMap((line, index) => [
      ...(index === 0 ? [] : [document.createElement('br')]),
      ...(line === '' ? [] : [document.createTextNode(line)]),
    ]);

function element(name: string, children: (Node | string)[]): HTMLElement {
  const node = document.createElement(name);
  node.append(...children);
  return node;
}
