import { classesOf } from './css.ts';
import type { Declarations } from './css.ts';
import { attribute, descendants, isElement, textOf } from './parseMarkup.ts';
import type { MarkupElement } from './parseMarkup.ts';
import type { Level } from './textModel.ts';

export type Role =
  /** `block` only breaks the line. */
  | { kind: 'inline' | 'block' | 'paragraph' | 'quote' | 'list' | 'table' | 'code' | 'rule' }
  | { kind: 'heading'; level: Level }
  | { kind: 'break' | 'nothing' }
  /** Text that replaces an element; '' for an image without alternative text. */
  | { kind: 'symbol'; text: string };

const BLOCKS: ReadonlySet<string> = new Set(
  `address article aside body caption center dd details dialog div dl dt fieldset figcaption figure
  footer form header hgroup legend main nav optgroup option search section summary tbody td tfoot th
  thead tr video audio canvas`.split(/\s+/),
);

const byName: Readonly<Record<string, Exclude<Role['kind'], 'heading' | 'symbol' | 'nothing'>>> = {
  p: 'paragraph',
  blockquote: 'quote',
  ul: 'list',
  ol: 'list',
  menu: 'list',
  dir: 'list',
  li: 'list',
  table: 'table',
  pre: 'code',
  listing: 'code',
  xmp: 'code',
  plaintext: 'code',
  hr: 'rule',
  br: 'break',
};

const byClass: Readonly<Record<string, Role>> = {
  msotitle: { kind: 'heading', level: 1 },
  msosubtitle: { kind: 'heading', level: 2 },
  msoquote: { kind: 'quote' },
  msointensequote: { kind: 'quote' },
  /** The number of a comment of Word. */
  msocommentreference: { kind: 'nothing' },
  'checkbox-on': { kind: 'symbol', text: '☑ ' },
  'checkbox-off': { kind: 'symbol', text: '☐ ' },
  /** The formula again, for the eye; its MathML is read. */
  'katex-html': { kind: 'nothing' },
};

/** Classes that browsers and Word Online add at the end of a copy or paragraph. */
const END_MARKS: readonly string[] = ['apple-interchange-newline', 'eop'];

export function elementRole(element: MarkupElement, style: Declarations): Role {
  const { tagName } = element;
  const classes = classesOf(element);
  if (classes.some((name) => END_MARKS.includes(name)) && textOf(element).trim() === '') {
    return { kind: 'nothing' };
  }
  if (isHiddenInWord(style)) return { kind: 'nothing' };
  const symbol = symbolOf(element);
  if (symbol !== null) return { kind: 'symbol', text: symbol };
  const known = classes.map((name) => byClass[name]).find(Boolean);
  if (known) return known;
  if (/^h[1-6]$/.test(tagName)) return { kind: 'heading', level: Number(tagName[1]) as Level };
  if (attribute(element, 'role') === 'heading') {
    const level = Number.parseInt(attribute(element, 'aria-level'), 10) || 2;
    return { kind: 'heading', level: Math.min(Math.max(level, 1), 6) as Level };
  }
  const display = style.get('display') ?? '';
  const isBlock = BLOCKS.has(tagName);
  if ((isBlock || tagName === 'p') && display.startsWith('inline')) return { kind: 'inline' };
  const kind = byName[tagName] ?? (isBlock ? 'block' : 'inline');
  if (kind === 'inline' && /^(?:block|flex|grid|list-item|table)/.test(display)) {
    return { kind: 'block' };
  }
  return { kind };
}

/** Comments, which Word adds after the text, and hidden text. */
const isHiddenInWord = (style: Declarations): boolean =>
  style.get('mso-element') === 'comment-list' || style.get('mso-hide') === 'all';

function symbolOf(element: MarkupElement): string | null {
  const { tagName } = element;
  // WebKit writes whitespace next to an element as a no-break space.
  const isBlank = classesOf(element).includes('apple-converted-space');
  if (isBlank && textOf(element) === '\u00A0') return ' ';
  const type = attribute(element, 'type').toLowerCase();
  const alternative = attribute(element, 'alt').replaceAll(/\s+/g, ' ').trim();
  if (tagName === 'input' && (type === 'checkbox' || type === 'radio')) {
    return element.attrs.some(({ name }) => name === 'checked') ? '☑ ' : '☐ ';
  }
  if (tagName === 'math') return texOf(element);
  if (tagName === 'input') return type === 'image' ? alternative : null;
  if (tagName !== 'img') return null;
  // Google Docs shows the checkbox of a checklist as an image.
  if (attribute(element, 'aria-roledescription') === 'checkbox') {
    return alternative === 'checked' ? '☑ ' : '☐ ';
  }
  return alternative;
}

/** The source of a formula, which reads better than its symbols one after the other; null without one. */
function texOf(math: MarkupElement): string | null {
  for (const node of descendants(math.childNodes)) {
    const isTex = isElement(node) && attribute(node, 'encoding') === 'application/x-tex';
    if (isTex) return textOf(node).trim();
  }
  return null;
}

export const isInvisible = (element: MarkupElement): boolean =>
  ['width', 'height'].some((side) => /^[01](?:px)?$/.test(attribute(element, side)));
