// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { toMarkdown } from './toMarkdown.ts';
import { readMarkup, readPasted, writeMarkup } from './markup.ts';
import { writeFragment, writeText, textToCount } from './plainText.ts';
import './testing/pasted.ts';

const list = `<ol start="9"><li><p>Call</p><ul><li><p>today</p></li></ul></li><li><p>Write</p><p>by hand</p></li></ol>`;
const table =
  '<table><tbody><tr><th><p>Plan</p></th><th><p>Price | year</p></th></tr>' +
  '<tr><td><p>Basic</p></td><td><p>10</p><p>net</p></td></tr></tbody></table>';

describe('a text is copied as HTML, Markdown and plain text', () => {
  it.each([
    [
      'a numbered list with its start',
      list,
      '9. Call\n   - today\n10. Write\n    by hand',
      '9. Call\n   - today\n10. Write\n\n    by hand',
    ],
    [
      'a table with its cells',
      table,
      'Plan\tPrice | year\nBasic\t10 net',
      '| Plan  | Price \\| year |\n| ----- | ------------- |\n| Basic | 10<br>net     |',
    ],
    [
      'code with its lines',
      '<pre><code>if (a) {\n  run();\n}</code></pre>',
      'if (a) {\n  run();\n}',
      '```\nif (a) {\n  run();\n}\n```',
    ],
    [
      'marks',
      '<p>H<sub>2</sub>O <s>never</s> <code>npm ci</code></p>',
      'H2O never npm ci',
      'H<sub>2</sub>O ~~never~~ `npm ci`',
    ],
    [
      'text that looks like Markdown',
      '<p>1. Not a list</p><p># Not a heading, <strong>a </strong>b</p>',
      '1. Not a list\n\n# Not a heading, a b',
      '1\\. Not a list\n\n\\# Not a heading, **a&#x20;**&#x62;',
    ],
  ])('%s', (_name, markup, text, markdown) => {
    const read = readMarkup(markup);
    expect(writeMarkup(read)).toBe(markup);
    expect(writeText(read)).toBe(text);
    expect(toMarkdown(read)).toBe(markdown);
  });

  it('W09 copies part of a line without the rest', () => {
    expect(writeFragment(readPasted('<b>two</b> words').slice.content)).toBe('two words');
  });

  it('does not count list markers as words', () => {
    expect(textToCount(readMarkup(list))).toBe('Call\n\ntoday\n\nWrite\n\nby hand');
  });
});
