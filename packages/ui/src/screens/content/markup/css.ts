import { attribute, descendants, isElement, textOf } from './parseMarkup.ts';
import type { MarkupElement, MarkupNode } from './parseMarkup.ts';

export type Declarations = ReadonlyMap<string, string>;

/** Declarations by selector: `.class` and `element.class`, which programs write to clipboards. */
type Sheet = ReadonlyMap<string, Declarations>;

const RULE = /([^{}]+)\{([^{}]*)\}/g;

export type StyleReader = (element: MarkupElement) => Declarations;

/** Parses style sheets in markup as text. They are never applied to the page. */
export function styleReader(nodes: readonly MarkupNode[]): StyleReader {
  const sheet = readSheets(nodes);
  return (element) => {
    const style = attribute(element, 'style');
    const classes = sheet.size === 0 ? [] : classesOf(element);
    return new Map([
      ...classes.flatMap((name) => [
        ...(sheet.get(`.${name}`) ?? []),
        ...(sheet.get(`${element.tagName}.${name}`) ?? []),
      ]),
      ...declarations(style),
    ]);
  };
}

export const classesOf = (element: MarkupElement): string[] =>
  attribute(element, 'class').toLowerCase().split(/\s+/).filter(Boolean);

function readSheets(nodes: readonly MarkupNode[]): Sheet {
  const sheet = new Map<string, Declarations>();
  for (const node of descendants(nodes)) {
    if (!isElement(node) || node.tagName !== 'style') continue;
    const text = node.childNodes
      .map((child) => ('value' in child ? child.value : textOf(child)))
      .join('')
      .replaceAll(/<!--|-->|\/\*[\s\S]*?\*\//g, '');
    for (const [, selectors = '', body = ''] of text.matchAll(RULE)) {
      for (const selector of selectors.toLowerCase().split(',')) {
        const name = selector.trim();
        if (!/^[a-z\d]*\.[\w-]+$/.test(name)) continue;
        sheet.set(name, new Map([...(sheet.get(name) ?? []), ...declarations(body)]));
      }
    }
  }
  return sheet;
}

function declarations(style: string): [string, string][] {
  return style.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    if (colon === -1) return [];
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .replace(/!\s*important/i, '')
      .trim()
      .toLowerCase();
    return name === 'font' ? fontDeclarations(value) : [[name, value]];
  });
}

/** Style and weight of the `font` shorthand, which resets both; empty for `inherit` and the like. */
function fontDeclarations(font: string): [string, string][] {
  const [beforeSize] =
    /^.*?(?=(?:^|\s)(?:\.?\d[\d.]*(?:%|[a-z])|(?:xx?-)?(?:small|large)|medium))/.exec(font) ?? [];
  if (beforeSize === undefined) return [];
  const [slant = 'normal'] = /\b(?:italic|oblique)\b/.exec(beforeSize) ?? [];
  const [weight = 'normal'] = /\b(?:bolder|bold|lighter|\d{3,4})\b/.exec(beforeSize) ?? [];
  return [
    ['font-style', slant],
    ['font-weight', weight],
  ];
}
