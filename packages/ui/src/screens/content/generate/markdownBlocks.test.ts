import { expect, it } from 'vitest';
import { markupOf, plainOf, splitBlocks, titleIn, withoutTitle } from './markdownBlocks.ts';

it('splits a growing text into blocks of which only the last changes', () => {
  expect(splitBlocks('# A\n\nB\n\n\nC')).toEqual(['# A', 'B', 'C']);
  expect(splitBlocks('A\n\n```\nb\n\nc\n```\n\nd')).toEqual(['A', '```\nb\n\nc\n```', 'd']);
  expect(splitBlocks('')).toEqual([]);
});

it('returns the title of a text and the rest', () => {
  expect(titleIn('# The *best* time\n\nText')).toBe('The best time');
  expect(withoutTitle('# The best time\n\nText')).toBe('Text');
  expect(titleIn('First line\nsecond')).toBe('First line');
  expect(withoutTitle('First line\n\nsecond')).toBe('First line\n\nsecond');
  expect(plainOf('## A\n\n- one\n- **two**\n\n> q')).toBe('A\n\n• one\n• two\n\nq');
});

it('W04 saves typed markup as text, and only web and mail links', () => {
  const text = [
    '<script>alert(1)</script>',
    'a <b onclick="x">b</b> [x](javascript:alert(1)) [y](https://a.example/?q="&z)',
    '![p](https://a.example/p.png) [z](data:text/html,<script>)',
    '<div><img src=x onerror=alert(1)></div>',
    '<script>a<b c</script>',
  ].join('\n\n');
  const markup = markupOf(text);
  expect(markup).not.toMatch(/<(?!\/?(?:p|a)\b)/);
  expect(markup.match(/href="[^"]*"/g)).toEqual(['href="https://a.example/?q=&quot;&amp;z"']);
  expect(markup).toContain('&lt;script>alert(1)&lt;/script>');
});
