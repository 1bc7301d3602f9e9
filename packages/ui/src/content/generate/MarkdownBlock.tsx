import type { Token, Tokens } from 'marked';
import { createElement, memo } from 'react';
import type { ReactNode } from 'react';
import { isSafeHref, tokensOf } from './markdownBlocks.ts';

/** A Markdown block as elements. HTML in it is shown as text. */
export const MarkdownBlock = memo(function MarkdownBlock({ text }: { text: string }) {
  return renderAll(tokensOf(text));
});

const renderAll = (tokens: readonly Token[] | undefined): ReactNode =>
  // oxlint-disable-next-line react/no-array-index-key -- tokens never reorder
  tokens?.map((token, index) => <Part key={index} token={token} />);

const plain: Readonly<Record<string, string>> = {
  paragraph: 'p',
  blockquote: 'blockquote',
  strong: 'strong',
  em: 'em',
  del: 's',
  list_item: 'li',
};

function Part({ token }: { token: Token }): ReactNode {
  const { type } = token;
  const { tokens, text } = token as Partial<Tokens.Paragraph>;
  const tag = plain[type];
  if (tag !== undefined) return createElement(tag, null, renderAll(tokens));
  switch (type) {
    case 'heading': {
      // Headings of a text continue below those of the page.
      const { depth } = token as Tokens.Heading;
      return createElement(
        `h${Math.min(depth + 3, 6)}`,
        { 'data-depth': depth },
        renderAll(tokens),
      );
    }
    case 'list': {
      const { ordered, items, start } = token as Tokens.List;
      return ordered ? (
        <ol start={Number(start) || 1}>{renderAll(items)}</ol>
      ) : (
        <ul>{renderAll(items)}</ul>
      );
    }
    case 'link': {
      const { href } = token as Tokens.Link;
      return isSafeHref(href) ? (
        <a href={href} rel="noreferrer" target="_blank">
          {renderAll(tokens)}
        </a>
      ) : (
        renderAll(tokens)
      );
    }
    case 'code':
      return <pre>{text}</pre>;
    case 'codespan':
      return <code>{text}</code>;
    case 'br':
      return <br />;
    case 'hr':
      return <hr />;
    case 'space':
      return null;
    default:
      return tokens ? renderAll(tokens) : (text ?? token.raw);
  }
}
