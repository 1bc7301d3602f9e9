import { lexer, Marked } from 'marked';
import type { Token, Tokens } from 'marked';

const FENCE = /^(```|~~~)/gm;

/** All blocks but the last stay the same as a text grows. An open fence contains the rest. */
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

export const tokensOf = (text: string): Token[] => lexer(text);

export function titleIn(text: string): string {
  const [first = ''] = splitBlocks(text);
  return plainOf(first).split('\n')[0]?.trim() ?? '';
}

export const withoutTitle = (text: string): string =>
  /^\s*#\s/.test(text) ? text.replace(/^\s*#\s.*(\n+|$)/, '') : text;

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

export const isSafeHref = (href: string): boolean => SAFE_HREF.test(href);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const toMarkup = new Marked({
  renderer: {
    // HTML in a generated text is shown as text.
    html: ({ text }) => escaped(text),
    image: ({ text }) => escaped(text),
    // The default renderer trusts the content of tags such as <script>.
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

/** Returns a text as HTML to be saved, without scripts, images and unsafe links. */
export const markupOf = (text: string): string => toMarkup.parse(text, { async: false });
