import type { Token, Tokens } from 'marked';
import { createElement, memo } from 'react';
import type { ElementType, ReactNode } from 'react';
import { CodeBlock } from '../../../components/CodeBlock/CodeBlock.tsx';
import { BulletList, Code, NumberedList, Quote, Rule, TextLink } from './MarkdownBlock.styles.ts';
import { isSafeHref, tokensOf } from './markdownBlocks.ts';

/** HTML in the text is shown as text. */
export const MarkdownBlock = memo(function MarkdownBlock({ text }: { text: string }) {
  return renderAll(tokensOf(text));
});

const renderAll = (tokens: readonly Token[] | undefined): ReactNode =>
  // oxlint-disable-next-line react/no-array-index-key -- tokens never reorder
  tokens?.map((token, index) => <Part key={index} token={token} />);

const plain: Readonly<Record<string, ElementType>> = {
  paragraph: 'p',
  blockquote: Quote,
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
        <NumberedList start={Number(start) || 1}>{renderAll(items)}</NumberedList>
      ) : (
        <BulletList>{renderAll(items)}</BulletList>
      );
    }
    case 'link': {
      const { href } = token as Tokens.Link;
      return isSafeHref(href) ? (
        <TextLink href={href} rel="noreferrer" target="_blank">
          {renderAll(tokens)}
        </TextLink>
      ) : (
        renderAll(tokens)
      );
    }
    case 'code':
      return <CodeBlock code={text ?? ''} hasTools={false} isWrapped />;
    case 'codespan':
      return <Code>{text}</Code>;
    case 'br':
      return <br />;
    case 'hr':
      return <Rule />;
    case 'space':
      return null;
    default:
      return tokens ? renderAll(tokens) : (text ?? token.raw);
  }
}
