import { expect, it } from 'vitest';
import { toMarkdown } from './toMarkdown.ts';
import { schema } from './schema.ts';

const text = (value: string, ...marks: string[]) => ({
  type: 'text',
  text: value,
  marks: marks.map((type) =>
    type.startsWith('https') ? { type: 'link', attrs: { href: type } } : { type },
  ),
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });

it('writes blocks, lists, marks and links, and escapes special characters', () => {
  const doc = schema.nodeFromJSON({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [text('Hours')] },
      paragraph(
        text('Open '),
        text('every', 'strong'),
        text(' day, '),
        text('even', 'em'),
        text(' *Sunday*: '),
        text('book', 'https://northwind.example/'),
        { type: 'hard_break' },
        text('now'),
      ),
      {
        type: 'bullet_list',
        content: ['one', 'two'].map((each) => ({
          type: 'list_item',
          content: [paragraph(text(each))],
        })),
      },
      { type: 'blockquote', content: [paragraph(text('Call 112'))] },
      { type: 'horizontal_rule' },
    ],
  });
  expect(toMarkdown(doc)).toBe(
    `## Hours

Open **every** day, _even_ \\*Sunday\\*: [book](https://northwind.example/)\\
now

- one
- two

> Call 112

---`,
  );
});
