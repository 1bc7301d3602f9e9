// @vitest-environment jsdom
import { Node } from 'prosemirror-model';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordDifferences } from './compare/wordDifferences.ts';
import { readMarkup, readPasted, writeMarkup } from './editor/markup.ts';
import { writeFragment, writeText } from './editor/plainText.ts';
import { schema } from './editor/schema.ts';
import './editor/testing/pasted.ts';
import { sanitise } from './markup/sanitise.ts';
import { textBlocks } from './markup/textBlocks.ts';

/** Words that look like markup, styles, entities and separators, and ordinary ones. */
const word = fc.oneof(
  fc.constantFrom(
    ...`style="warm" style='x' <style> </style> <script>a</script> <b onclick="x"> &amp; &lt; &nbsp; <!-- -->
    ]]> {{topic}} a<b c>d <p ~~x~~ **x** javascript:x href="y" color:red;} p{color:red} 1. - | \\ 👩‍👩‍👧 తెలుగు हिन्दी`.split(
      /\s+/,
    ),
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }).filter((text) => /^\S+$/.test(text)),
);
const words = fc.array(word, { minLength: 1, maxLength: 5 }).map((all) => all.join(' '));

/** The text without whitespace, which HTML may change. */
const packed = (text: string) => text.replaceAll(/[\s\u00A0]+/g, '');

/** True if all of a text occurs in another in order; markers may be between its blocks. */
function isWithin(parts: readonly string[], text: string): boolean {
  let from = 0;
  for (const part of parts) {
    const position = text.indexOf(part, from);
    if (position === -1) return false;
    from = position + part.length;
  }
  return true;
}

describe('a text of the editor', () => {
  const marks = fc.subarray(['strong', 'em', 'strike', 'code', 'sub'] as const, { maxLength: 3 });
  const inline = fc.oneof(
    { weight: 5, arbitrary: fc.record({ text: words, marks }) },
    { weight: 1, arbitrary: fc.constant(null) },
  );
  const inlines = fc
    .array(inline, { maxLength: 4 })
    .map((nodes) =>
      nodes.map((node) =>
        node
          ? { type: 'text', text: node.text, marks: node.marks.map((type) => ({ type })) }
          : { type: 'hard_break' },
      ),
    );
  const { block } = fc.letrec<{ block: object; item: object }>((tie) => ({
    block: fc.oneof(
      { maxDepth: 2, withCrossShrink: true },
      inlines.map((content) => ({ type: 'paragraph', content })),
      fc.record({
        type: fc.constant('heading'),
        attrs: fc.record({ level: fc.constantFrom(2, 3, 4) }),
        content: inlines,
      }),
      words.map((text) => ({ type: 'code_block', content: [{ type: 'text', text }] })),
      fc.constant({ type: 'horizontal_rule' }),
      fc.record({
        type: fc.constant('blockquote'),
        content: fc.array(tie('block'), { minLength: 1, maxLength: 2 }),
      }),
      fc.record({
        type: fc.constant('ordered_list'),
        attrs: fc.record({ start: fc.integer({ min: 0, max: 40 }) }),
        content: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
      }),
      fc.record({
        type: fc.constant('bullet_list'),
        content: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
      }),
      fc.array(tie('block'), { minLength: 1, maxLength: 2 }).map((content) => ({
        type: 'table',
        content: [
          { type: 'table_row', content: [{ type: 'table_cell', content }] },
          { type: 'table_row', content: [{ type: 'table_header', content }] },
        ],
      })),
    ),
    item: fc.tuple(inlines, fc.array(tie('block'), { maxLength: 1 })).map(([content, rest]) => ({
      type: 'list_item',
      content: [{ type: 'paragraph', content }, ...rest],
    })),
  }));
  const doc = fc
    .array(block, { minLength: 1, maxLength: 4 })
    .map((content) => Node.fromJSON(schema, { type: 'doc', content }));
  const textsOf = (text: Node) => {
    const texts: string[] = [];
    text.descendants((node) => void (node.isText && texts.push(packed(node.text ?? ''))));
    return texts;
  };

  it('W09 survives being saved and loaded, copied, pasted and compared', () => {
    fc.assert(
      fc.property(doc, (text) => {
        const texts = textsOf(text);
        const saved = writeMarkup(text);
        const all = packed(text.textContent);
        expect(packed(readMarkup(saved).textContent)).toBe(all);
        expect(packed(sanitise(saved).textContent)).toBe(all);
        expect(
          packed(
            readPasted(saved).slice.content.textBetween(0, readPasted(saved).slice.content.size),
          ),
        ).toBe(all);
        expect(isWithin(texts, packed(writeText(text)))).toBe(true);
        expect(isWithin(texts, packed(writeFragment(text.content)))).toBe(true);
        const blocks = textBlocks(saved);
        const { first, second, alike } = wordDifferences(blocks, textBlocks('<p>other words</p>'));
        expect(alike).toBeLessThan(1);
        expect(
          isWithin(
            texts,
            packed(
              first
                .flatMap(({ parts }) => parts)
                .map((part) => part.text)
                .join(''),
            ),
          ),
        ).toBe(true);
        expect(second).toHaveLength(1);
      }),
      { numRuns: 30 },
    );
  });

  it('is unchanged after saving', () => {
    fc.assert(
      fc.property(doc, (text) => {
        const saved = writeMarkup(text);
        const savedOnce = writeMarkup(readMarkup(saved));
        expect(writeMarkup(readMarkup(savedOnce))).toBe(savedOnce);
        expect(wordDifferences(textBlocks(saved), textBlocks(saved)).alike).toBe(1);
      }),
      { numRuns: 30 },
    );
  });
});

describe('a text of any other origin', () => {
  const elements =
    `p div span b i u a h1 h3 ul ol li dl dt dd table thead tbody tr td th caption pre code
    blockquote section figure figcaption details summary address font center button label form select option
    textarea svg text math mi foreignObject video object custom-element o:p del ins mark small q ruby rt`.split(
      /\s+/,
    );
  const attributes = fc.constantFrom(
    '',
    ' style="display:none"',
    ' style="font-weight:700;white-space:pre-wrap"',
    ' style="mso-list:l0 level2 lfo1"',
    ' class="MsoTitle apple-interchange-newline EOP"',
    ' role="presentation"',
    ' href="https://a.example/?a=1&b=2"',
    ' data-aria-level="2"',
    ' title="style=\'x\' > <b>"',
    " onclick='x' hidden",
  );
  interface Part {
    markup: string;
    texts: string[];
  }
  const join = (parts: readonly Part[]): Part => ({
    markup: parts.map(({ markup }) => markup).join('\n'),
    texts: parts.flatMap(({ texts }) => texts),
  });
  const { tree } = fc.letrec<{ tree: Part; leaf: Part }>((tie) => ({
    leaf: words.map((text) => ({
      markup: text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
      texts: [packed(text)],
    })),
    tree: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      tie('leaf'),
      fc
        .tuple(
          fc.constantFrom(...elements),
          attributes,
          fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map(join),
        )
        .map(([tag, attributeText, { markup, texts }]) => ({
          markup: `<${tag}${attributeText}>${markup}</${tag}>`,
          texts,
        })),
    ),
  }));

  it('keeps all its words wherever it is shown', () => {
    fc.assert(
      fc.property(fc.array(tree, { minLength: 1, maxLength: 3 }).map(join), ({ markup, texts }) => {
        const shown = [
          readMarkup(markup).textContent,
          sanitise(markup).textContent,
          readPasted(markup).slice.content.textBetween(0, readPasted(markup).slice.content.size),
          textBlocks(markup)
            .flatMap(({ runs }) => runs.map(({ text }) => text))
            .join(''),
        ].map(packed);
        for (const each of shown) {
          for (const text of texts) expect(each).toContain(text);
        }
      }),
      { numRuns: 60 },
    );
  });
});
