import { describe, expect, it } from 'vitest';
import { textBlocks } from '../markup/textBlocks.ts';
import { wordDifferences } from './wordDifferences.ts';

const text = (...texts: string[]) => textBlocks(texts.map((each) => `<p>${each}</p>`).join(''));
type Side = ReturnType<typeof wordDifferences>['first'];
const withChange = (blocks: Side, change: string) =>
  blocks.map(({ parts }) =>
    parts.filter((part) => part.change === change).map((part) => part.text),
  );
const textsOf = (blocks: Side) =>
  blocks.map(({ parts }) => parts.map((part) => part.text).join(''));
const compare = (one: string, other: string) => wordDifferences(textBlocks(one), textBlocks(other));

describe('word differences', () => {
  it('list what is unique to each side, and the share of common words', () => {
    const one = text('before you need it', 'By then the diary is full.');
    const other = text('before you catch it', 'By then the diary is full.');
    const { first, second, alike } = wordDifferences(one, other);
    expect(withChange(first, 'onlyHere')).toEqual([['need'], []]);
    expect(withChange(second, 'onlyHere')).toEqual([['catch'], []]);
    expect(alike).toBeCloseTo(18 / 20);
  });

  it('keep every block of both, even if one is new or joined', () => {
    const { first, second } = wordDifferences(
      text('one', 'two', 'three'),
      text('one two', 'new', 'three'),
    );
    expect(textsOf(first)).toEqual(['one', 'two', 'three']);
    expect(textsOf(second)).toEqual(['one two', 'new', 'three']);
  });

  it('read words of every script, with their marks', () => {
    const { second } = wordDifferences(text('पहली मुलाक़ात'), text('पहली बैठक'));
    expect(withChange(second, 'onlyHere')).toEqual([['बैठक']]);
  });

  it('rate two empty texts as equal, and an empty and a filled one as different', () => {
    expect(wordDifferences([], []).alike).toBe(1);
    expect(wordDifferences(text('a'), []).alike).toBe(0);
  });
});

describe('links next to each other', () => {
  const link = (host: string, word: string) => `<a href="https://${host}.example/">${word}</a>`;
  it.each([
    ['keep their own addresses', 'a', 'b', ['https://a.example/', 'https://b.example/']],
    ['are one if they lead to one address', 'a', 'a', ['https://a.example/']],
  ])('%s', (_what, one, other, addresses) => {
    const [block] = textBlocks(`<p>${link(one, 'Terms')}${link(other, 'Prices')}</p>`);
    const runs = block?.kind === 'paragraph' ? block.runs : [];
    const marks = runs.flatMap((run) => run.marks);
    expect(marks.map((mark) => (mark.tag === 'a' ? mark.href : ''))).toEqual(addresses);
  });
});

describe('differences of format', () => {
  it.each([
    ['<p>Call <b>today</b></p>', '<p>Call today</p>', ['today']],
    ['<p>Call <em>today</em></p>', '<p>Call <b>today</b></p>', ['today']],
    ['<p>un<b>bold</b>ed word</p>', '<p>unbolded word</p>', ['un', 'bold', 'ed']],
    ['<p>See <a href="https://a.example/">us</a></p>', '<p>See us</p>', ['us']],
    [
      '<p><a href="https://a.example/">us</a></p>',
      '<p><a href="https://b.example/">us</a></p>',
      ['us'],
    ],
    ['<h2>Why now</h2>', '<p>Why now</p>', ['Why now']],
    ['<h2>Why now</h2>', '<h3>Why now</h3>', ['Why now']],
    ['<ul><li>one</li></ul>', '<p>one</p>', ['one']],
    ['<ul><li>one</li></ul>', '<ol><li>one</li></ol>', ['one']],
    ['<ol><li>one</li></ol>', '<ol start="3"><li>one</li></ol>', ['one']],
    ['<blockquote><p>one</p></blockquote>', '<p>one</p>', ['one']],
    ['<pre>one</pre>', '<p>one</p>', ['one']],
  ])('%s and %s', (one, other, words) => {
    const { first, alike, hasSameWords } = compare(one, other);
    expect(withChange(first, 'reformatted').flat()).toEqual(words);
    expect(alike).toBeGreaterThanOrEqual(0.5);
    expect(alike).toBeLessThan(1);
    expect(hasSameWords).toBe(true);
  });

  it.each([
    ['<p>Now.</p>', '<p>Now!</p>', false],
    ['<p>one two</p>', '<p>one</p><p>two</p>', true],
    ['<p>one</p><hr>', '<p>one</p>', false],
    ['<p>one</p><p></p>', '<p>one</p>', true],
    [`<p>${'word '.repeat(2000)}</p>`, `<p>${'word '.repeat(1999)}<b>word</b></p>`, true],
  ])('%s and %s are not rated as identical', (one, other, hasSameWords) => {
    const differences = compare(one, other);
    expect(Math.floor(differences.alike * 100)).toBeLessThan(100);
    expect(differences.hasSameWords).toBe(hasSameWords);
  });

  it.each([
    ['<p>one  two</p>', '<p>one two </p>'],
    ['<b><p>one</p></b>', '<p><strong>one</strong></p>'],
    ['<p><b>one </b>two</p>', '<p><b>one</b> two</p>'],
    ['<ol><li>new</li><li>one</li></ol>', '<ol><li>new</li><li>one</li></ol>'],
  ])('%s and %s are the same', (one, other) => {
    expect(compare(one, other).alike).toBe(1);
  });

  it('does not mark items as reformatted that moved by an inserted item', () => {
    const items = (...texts: string[]) =>
      `<ol>${texts.map((each) => `<li>${each}</li>`).join('')}</ol>`;
    const { second } = compare(items('one', 'two', 'three'), items('one', 'new', 'two', 'three'));
    expect(withChange(second, 'reformatted').flat()).toEqual([]);
  });
});
