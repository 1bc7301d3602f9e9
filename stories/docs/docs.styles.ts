import { createGlobalStyle, styled } from 'styled-components';

/** Styles docs pages with tokens, so that they follow the toolbar's theme. */
export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--platform-space-10);
  color: var(--platform-text-primary);
  font: var(--platform-type-body);

  > header > h1 {
    margin: 0 0 var(--platform-space-2);
    font: var(--platform-type-page);
    letter-spacing: var(--platform-track-page);
  }
  > h2,
  > section > h2 {
    margin: 0 0 var(--platform-space-4);
    font: var(--platform-type-section);
    letter-spacing: var(--platform-track-section);
  }
  > h3 {
    margin: 0;
    font: var(--platform-type-title);
  }
  :where(&) code {
    font-family: var(--platform-font-family-mono);
    font-size: 0.8125rem;
  }
  > section > p,
  > header > p {
    max-inline-size: 72ch;
    color: var(--platform-text-secondary);
    font: var(--platform-type-body-lg);
  }
  > section > p + p {
    margin-block-start: var(--platform-space-2);
  }
  /* Weaker than the links of components, which are drawn among these. */
  :where(&) a {
    color: var(--platform-text-link);
  }
`;

export const Gallery = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: var(--platform-space-5);
`;

/** An example with its rule below; colour and a word mark it as Do or Do not. */
export const Rule = styled.figure`
  --rule-mark: var(--platform-success-mark);
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: var(--platform-radius-lg);
  background: var(--platform-surface-sheet);
  box-shadow: 0 0 0 1px var(--platform-border-hairline);

  &[data-kind='dont'] {
    --rule-mark: var(--platform-danger-mark);
  }
  &[data-kind='sample'] {
    --rule-mark: var(--platform-border-hairline);
  }
  > div {
    display: grid;
    flex: 1;
    place-items: center;
    min-block-size: 128px;
    padding: var(--platform-space-6) var(--platform-space-5);
    border-block-end: 3px solid var(--rule-mark);
  }
  > div > * {
    max-inline-size: 100%;
  }
  > [data-ground='panel'] {
    background: var(--platform-brand-panel);
  }
  figcaption {
    padding: var(--platform-space-3) var(--platform-space-4);
    color: var(--platform-text-secondary);
  }
  figcaption b {
    color: var(--platform-text-primary);
    font-weight: 600;
  }
`;

/** Table of names and descriptions. */
export const Facts = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  text-align: start;

  th,
  td {
    padding: var(--platform-space-2-5) var(--platform-space-4) var(--platform-space-2-5) 0;
    border-block-end: 1px solid var(--platform-border-hairline);
    text-align: start;
    vertical-align: top;
  }
  thead th {
    color: var(--platform-text-secondary);
    font: var(--platform-type-caption);
  }
  tbody th {
    inline-size: min(220px, 36%);
    font-weight: 500;
  }
  td {
    color: var(--platform-text-secondary);
  }
  kbd {
    padding: 1px var(--platform-space-1-5);
    border-radius: var(--platform-radius-sm);
    background: var(--platform-surface-hover);
    box-shadow: inset 0 0 0 1px var(--platform-border-default);
    font: 500 0.8125rem/1.25rem var(--platform-font-family-sans);
  }
`;

export const List = styled.ul`
  display: grid;
  gap: var(--platform-space-2);
  max-inline-size: 72ch;
  padding-inline-start: var(--platform-space-5);
  color: var(--platform-text-secondary);

  list-style: disc;

  ol& {
    list-style: decimal;
  }
`;

/** Background of docs pages and of the stories on them. */
export const DocsGlobalStyle = createGlobalStyle`
  .sbdocs.sbdocs-wrapper,
  .sbdocs .docs-story {
    background: var(--platform-surface-canvas);
  }
  /* Storybook's own parts have the fonts of its theme. */
  .sbdocs :is(h1, h2, h3, p):not(.sb-unstyled *),
  .sbdocs .docblock-argstable :is(p, td, th) {
    font-family: var(--platform-font-family-sans);
  }
`;
