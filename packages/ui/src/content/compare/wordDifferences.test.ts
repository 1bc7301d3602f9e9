import { describe, expect, it } from 'vitest';
import { wordDifferences } from './wordDifferences.ts';

const text = (...texts: string[]) => texts.map((each) => ({ kind: 'paragraph', text: each }));
const own = (blocks: ReturnType<typeof wordDifferences>['first']) =>
  blocks.map(({ parts }) => parts.filter(({ isOwn }) => isOwn).map((part) => part.text));
const whole = (blocks: ReturnType<typeof wordDifferences>['first']) =>
  blocks.map(({ parts }) => parts.map((part) => part.text).join(''));

describe('word differences', () => {
  it('tell what each side has alone, and how much is alike', () => {
    const one = text('before you need it', 'By then the diary is full.');
    const other = text('before you catch it', 'By then the diary is full.');
    const { first, second, alike } = wordDifferences(one, other);
    expect(own(first)).toEqual([['need'], []]);
    expect(own(second)).toEqual([['catch'], []]);
    expect(alike).toBeCloseTo(18 / 20);
  });

  it('keep every block of both, also where one is new or joined', () => {
    const { first, second } = wordDifferences(
      text('one', 'two', 'three'),
      text('one two', 'new', 'three'),
    );
    expect(whole(first)).toEqual(['one', 'two', 'three']);
    expect(whole(second)).toEqual(['one two', 'new', 'three']);
  });

  it('read words of every script, with their marks', () => {
    const { second } = wordDifferences(text('पहली मुलाक़ात'), text('पहली बैठक'));
    expect(own(second)).toEqual([['बैठक']]);
  });

  it('call two empty texts alike, and nothing else', () => {
    expect(wordDifferences([], []).alike).toBe(1);
    expect(wordDifferences(text('a'), []).alike).toBe(0);
  });
});
