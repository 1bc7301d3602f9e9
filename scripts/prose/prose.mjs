import { parseSync, Visitor } from 'vite';

/** @typedef {{ text: string, start: number }} Prose */

const testFunctions = new Set(['describe', 'it', 'test']);

/**
 * Returns the called function's name: `test` for `test(…)`, `test.only(…)` and `test.each(…)(…)`.
 */
function calledName(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return calledName(callee.object);
  if (callee.type === 'CallExpression') return calledName(callee.callee);
  return '';
}

const stringsOf = (node) => {
  if (node?.type === 'Literal' && typeof node.value === 'string') {
    return [{ text: node.value, start: node.start + 1 }];
  }
  if (node?.type === 'TemplateLiteral') {
    return node.quasis.map(({ value, start }) => ({ text: value.raw, start }));
  }
  return [];
};

/**
 * Returns the comments and test titles of a module.
 * @param {string} path
 * @param {string} code
 * @param {{ withTexts?: boolean }} [options] `withTexts` adds every string literal
 * @returns {Prose[]}
 */
export function proseOfModule(path, code, { withTexts = false } = {}) {
  const { comments, program } = parseSync(path, code);
  const prose = comments.map(({ value, start }) => ({ text: value, start: start + 2 }));
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (testFunctions.has(calledName(callee))) prose.push(...stringsOf(title));
    },
    ...(withTexts && {
      Literal: (node) => {
        prose.push(...stringsOf(node));
      },
    }),
  }).visit(program);
  return prose;
}

const blank = (text) => text.replaceAll(/[^\n]/g, ' ');

/**
 * Omits code and link targets.
 * @param {string} markdown
 * @returns {Prose[]}
 */
export const proseOfMarkdown = (markdown) => [
  {
    text: markdown
      .replaceAll(/^(`{3,})[\s\S]*?^\1/gm, blank)
      .replaceAll(/`[^`\n]*`|\]\([^)\n]*\)/g, blank),
    start: 0,
  },
];
