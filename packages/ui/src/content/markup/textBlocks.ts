import { sanitise } from './sanitise.ts';

/** A paragraph, a heading, an entry of a list or a quotation. */
export interface TextBlock {
  kind: 'paragraph' | 'heading' | 'item' | 'quote';
  text: string;
}

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, li, blockquote, ul, ol, div, hr';

/** The text of a body, block by block, without its markup. */
export function textBlocks(markup: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  collect(sanitise(markup), 'paragraph', blocks);
  return blocks;
}

function collect(parent: ParentNode & Node, kind: TextBlock['kind'], blocks: TextBlock[]): void {
  let inline = '';
  const end = () => {
    const text = inline.replaceAll(/[^\S\n]+/g, ' ').trim();
    if (text !== '') blocks.push({ kind, text });
    inline = '';
  };
  for (const node of parent.childNodes) {
    if (node instanceof Element && node.matches(BLOCKS)) {
      end();
      collect(node, kindOf(node, kind), blocks);
    } else if (node.nodeName === 'BR') inline += '\n';
    else inline += (node.textContent ?? '').replaceAll(/\s+/g, ' ');
  }
  end();
}

function kindOf(element: Element, around: TextBlock['kind']): TextBlock['kind'] {
  const name = element.localName;
  if (/^h[1-6]$/.test(name)) return 'heading';
  if (name === 'li') return 'item';
  return name === 'blockquote' ? 'quote' : around;
}
