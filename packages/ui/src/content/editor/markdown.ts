import type { BlockContent, ListItem, PhrasingContent, RootContent } from 'mdast';
import { toMarkdown as writeTree } from 'mdast-util-to-markdown';
import type { Node } from 'prosemirror-model';

/** A text as Markdown. What would mean something there is escaped. */
export function toMarkdown(text: Node): string {
  const children = blocksOf(text) as RootContent[];
  return writeTree({ type: 'root', children }, { bullet: '-', emphasis: '_', rule: '-' }).trim();
}

function blocksOf(parent: Node): BlockContent[] {
  return childrenOf(parent).map((node): BlockContent => {
    switch (node.type.name) {
      case 'heading': {
        const depth = Math.min(6, Number(node.attrs['level'])) as 2 | 3 | 4 | 5 | 6;
        return { type: 'heading', depth, children: inlineOf(node) };
      }
      case 'blockquote':
        return { type: 'blockquote', children: blocksOf(node) };
      case 'bullet_list':
      case 'ordered_list':
        return {
          type: 'list',
          ordered: node.type.name === 'ordered_list',
          spread: false,
          children: childrenOf(node).map((item): ListItem => ({
            type: 'listItem',
            spread: false,
            children: blocksOf(item),
          })),
        };
      case 'horizontal_rule':
        return { type: 'thematicBreak' };
      default:
        return { type: 'paragraph', children: inlineOf(node) };
    }
  });
}

function inlineOf(block: Node): PhrasingContent[] {
  return childrenOf(block).map((node): PhrasingContent => {
    if (!node.isText) return { type: 'break' };
    return node.marks.reduceRight<PhrasingContent>(
      (inner, mark) => {
        const children = [inner];
        if (mark.type.name === 'link') {
          return { type: 'link', url: String(mark.attrs['href']), children };
        }
        return { type: mark.type.name === 'em' ? 'emphasis' : 'strong', children };
      },
      { type: 'text', value: node.text ?? '' },
    );
  });
}

function childrenOf(parent: Node): Node[] {
  const children: Node[] = [];
  parent.forEach((child) => children.push(child));
  return children;
}
