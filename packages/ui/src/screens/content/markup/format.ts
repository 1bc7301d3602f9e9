import { webAddress } from './webAddress.ts';
import type { Declarations } from './css.ts';
import { attribute } from './parseMarkup.ts';
import type { MarkupElement } from './parseMarkup.ts';
import type { Mark } from './textModel.ts';

export interface Format {
  href: string;
  isBold: boolean;
  isItalic: boolean;
  isStruck: boolean;
  isCode: boolean;
  script: 'sub' | 'sup' | null;
  preservesSpaces: boolean;
  /** True in headings, which are bold anyway. */
  isHeading: boolean;
}

export const PLAIN: Format = {
  href: '',
  isBold: false,
  isItalic: false,
  isStruck: false,
  isCode: false,
  script: null,
  preservesSpaces: false,
  isHeading: false,
};

const byElement: Readonly<Record<string, Partial<Format>>> = {
  b: { isBold: true },
  strong: { isBold: true },
  dt: { isBold: true },
  summary: { isBold: true },
  em: { isItalic: true },
  i: { isItalic: true },
  cite: { isItalic: true },
  dfn: { isItalic: true },
  var: { isItalic: true },
  s: { isStruck: true },
  strike: { isStruck: true },
  del: { isStruck: true },
  code: { isCode: true },
  kbd: { isCode: true },
  samp: { isCode: true },
  tt: { isCode: true },
  sub: { script: 'sub' },
  sup: { script: 'sup' },
  textarea: { preservesSpaces: true },
};

const LINK = /^(?:https?|mailto|tel):/i;

/** Reads a URL as browsers do: drops line breaks, encodes spaces (URL Standard, section 4.4). */
const readHref = (href: string): string =>
  href
    .trim()
    .replaceAll(/[\t\n\r]/g, '')
    .replaceAll(' ', '%20');

export function formatIn(element: MarkupElement, style: Declarations, around: Format): Format {
  const elementFormat: Partial<Format> = { ...byElement[element.tagName] };
  if (element.tagName === 'a') {
    const href = readHref(attribute(element, 'href'));
    elementFormat.href = (LINK.test(href) ? webAddress(href) : null) ?? around.href;
  }
  const weight = style.get('font-weight');
  if (weight !== undefined && weight !== 'inherit' && weight !== 'lighter') {
    elementFormat.isBold = weight.startsWith('bold') || Number.parseInt(weight, 10) >= 600;
    if (elementFormat.isBold && around.isHeading) elementFormat.isBold = around.isBold;
  }
  const slant = style.get('font-style');
  if (slant !== undefined && slant !== 'inherit')
    elementFormat.isItalic = /^(?:italic|oblique)/.test(slant);
  const line = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  if (line.includes('line-through')) elementFormat.isStruck = true;
  const align = style.get('vertical-align');
  if (align === 'super') elementFormat.script = 'sup';
  else if (align === 'sub') elementFormat.script = 'sub';
  else if (align === 'baseline') elementFormat.script = null;
  const blanks = style.get('white-space') ?? style.get('white-space-collapse');
  if (blanks !== undefined) elementFormat.preservesSpaces = /^(?:pre|break-spaces)/.test(blanks);
  return { ...around, ...elementFormat };
}

export function marksOf(format: Format): Mark[] {
  const marks: (Mark | false)[] = [
    format.href !== '' && { tag: 'a', href: format.href },
    format.isBold && { tag: 'strong' },
    format.isItalic && { tag: 'em' },
    format.isStruck && { tag: 's' },
    format.script !== null && { tag: format.script },
    format.isCode && { tag: 'code' },
  ];
  return marks.filter((mark) => mark !== false);
}
