import { lexer, Marked } from 'marked';
import type { Token, Tokens } from 'marked';

const FENCE = /^(```|~~~)/gm;

/**
 * The blocks of a text that grows at its end: all but the last are the same the next time. A fence that
 * is open takes what follows into its block.
 */
export function splitBlocks(text: string): string[] {
  const blocks: string[] = [];
  for (const part of text.split(/\n{2,}/)) {
    const last = blocks.at(-1);
    const isOpen = last !== undefined && (last.match(FENCE)?.length ?? 0) % 2 === 1;
    if (isOpen) blocks[blocks.length - 1] = `${last}\n\n${part}`;
    else if (part.trim() !== '') blocks.push(part);
  }
  return blocks;
}

/** A text as tokens, which hold no markup. */
export const tokensOf = (text: string): Token[] => lexer(text);

/** The title of a text: its first heading, else its first line; '' for none. */
export function titleIn(text: string): string {
  const [first = ''] = splitBlocks(text);
  return plainOf(first).split('\n')[0]?.trim() ?? '';
}

/** A text after its title, where that is a heading of its own. */
export const withoutTitle = (text: string): string =>
  /^\s*#\s/.test(text) ? text.replace(/^\s*#\s.*(\n+|$)/, '') : text;

/** A text without its signs: what a person reads. */
export function plainOf(text: string): string {
  return splitBlocks(text)
    .map((block) => tokensOf(block).map(plainToken).join('\n').trim())
    .join('\n\n');
}

function plainToken(token: Token): string {
  const { items } = token as Partial<Tokens.List>;
  const { tokens, text } = token as Partial<Tokens.Paragraph>;
  if (items) return items.map((item) => `• ${item.tokens.map(plainToken).join('')}`).join('\n');
  if (tokens) return tokens.map(plainToken).join('');
  if (token.type === 'br') return '\n';
  return text ?? '';
}

const SAFE_HREF = /^(https?:|mailto:)/i;

/** Whether a link of a text may be followed. */
export const isSafeHref = (href: string): boolean => SAFE_HREF.test(href);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const toMarkup = new Marked({
  renderer: {
    // Markup in a generated text is a text about markup.
    html: ({ text }) => escaped(text),
    image: ({ text }) => escaped(text),
    // The parser's own trusts what stands between tags such as <script>.
    text(token) {
      const { tokens } = token as Tokens.Text;
      return tokens ? this.parser.parseInline(tokens) : escaped(token.text);
    },
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      return isSafeHref(href) ? `<a href="${escaped(href)}">${text}</a>` : text;
    },
  },
});

/** A text as HTML without scripts, pictures and foreign links, as a content stores it. */
export const markupOf = (text: string): string => toMarkup.parse(text, { async: false });
