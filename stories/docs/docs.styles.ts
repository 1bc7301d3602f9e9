import { createGlobalStyle, styled } from 'styled-components';

/** A docs page on tokens, so that it follows the theme of the toolbar. */
export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-10);
  color: var(--text-primary);
  font: var(--type-body);

  h1 {
    margin: 0 0 var(--space-2);
    font: var(--type-page);
    letter-spacing: var(--track-page);
  }
  h2 {
    margin: 0 0 var(--space-4);
    font: var(--type-section);
    letter-spacing: var(--track-section);
  }
  h3 {
    margin: 0;
    font: var(--type-title);
  }
  code {
    font-family: var(--font-family-mono);
    font-size: 0.8125rem;
  }
  section > p,
  header > p {
    max-inline-size: 72ch;
    color: var(--text-secondary);
    font: var(--type-body-lg);
  }
  section > p + p {
    margin-block-start: var(--space-2);
  }
  a {
    color: var(--text-link);
  }
`;

/** Drawings beside one another, as many as fit. */
export const Gallery = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: var(--space-5);
`;

/** A drawing with its rule below; the edge and a word say whether to do it. */
export const Rule = styled.figure`
  --rule-mark: var(--success-mark);
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: var(--radius-lg);
  background: var(--surface-sheet);
  box-shadow: 0 0 0 1px var(--border-hairline);

  &[data-kind='dont'] {
    --rule-mark: var(--danger-mark);
  }
  &[data-kind='sample'] {
    --rule-mark: var(--border-hairline);
  }
  > div {
    display: grid;
    flex: 1;
    place-items: center;
    min-block-size: 128px;
    padding: var(--space-6) var(--space-5);
    border-block-end: 3px solid var(--rule-mark);
  }
  > div > * {
    max-inline-size: 100%;
  }
  > [data-ground='panel'] {
    background: var(--brand-panel);
  }
  figcaption {
    padding: var(--space-3) var(--space-4);
    color: var(--text-secondary);
  }
  figcaption b {
    color: var(--text-primary);
    font-weight: 600;
  }
`;

/** Rows of a name and what is said about it. */
export const Facts = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  text-align: start;

  th,
  td {
    padding: var(--space-2-5) var(--space-4) var(--space-2-5) 0;
    border-block-end: 1px solid var(--border-hairline);
    text-align: start;
    vertical-align: top;
  }
  thead th {
    color: var(--text-secondary);
    font: var(--type-caption);
  }
  tbody th {
    inline-size: 220px;
    font-weight: 500;
  }
  td {
    color: var(--text-secondary);
  }
  kbd {
    padding: 1px var(--space-1-5);
    border-radius: var(--radius-sm);
    background: var(--surface-hover);
    box-shadow: inset 0 0 0 1px var(--border-default);
    font: 500 0.8125rem/1.25rem var(--font-family-sans);
  }
`;

export const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  max-inline-size: 72ch;
  padding-inline-start: var(--space-5);
  color: var(--text-secondary);

  list-style: disc;

  ol& {
    list-style: decimal;
  }
`;

/** The ground of docs pages and of the stories on them. */
export const DocsGround = createGlobalStyle`
  .sbdocs.sbdocs-wrapper,
  .sbdocs .docs-story {
    background: var(--surface-canvas);
  }
  /* Storybook sets the fonts of its own theme. */
  .sbdocs h1,
  .sbdocs h2,
  .sbdocs h3,
  .sbdocs p,
  .sbdocs td,
  .sbdocs th {
    font-family: var(--font-family-sans);
  }
`;
