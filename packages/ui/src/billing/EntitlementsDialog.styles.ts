import { styled } from 'styled-components';

export const Content = styled.div`
  --stat-surface: var(--surface-raised);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7);
  padding: var(--space-5-5) var(--space-6) var(--space-8);

  > header {
    padding-inline-end: var(--space-8);
  }
  > header > h2 {
    font: 600 1.125rem/1.5rem var(--font-family-sans);
    letter-spacing: -0.013em;
  }
  > header > p {
    margin-block-start: var(--space-1);
    color: var(--text-secondary);
    overflow-wrap: anywhere;
  }
  h3 {
    font: var(--type-title);
    letter-spacing: var(--track-title);
  }
`;

export const Rights = styled.dl`
  margin-block: var(--space-2) 0;

  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    padding-block: calc(var(--space-2-5) - 1px);
    border-block-end: 1px solid var(--border-hairline);
  }
  dt {
    color: var(--text-secondary);
  }
  dd {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1-5);
    min-inline-size: 0;
    margin: 0;
    font-weight: 500;
    overflow-wrap: anywhere;
    text-align: end;
  }
  dd > svg {
    flex: none;
    color: var(--success-mark);
  }
  dd[data-off] {
    color: var(--text-tertiary);
    font-weight: 400;
  }
`;
