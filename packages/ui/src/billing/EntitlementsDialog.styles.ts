import { styled } from 'styled-components';

export const Content = styled.div`
  --platform-stat-surface: var(--platform-surface-raised);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--platform-space-7);
  padding: var(--platform-space-5-5) var(--platform-space-6) var(--platform-space-8);

  > header {
    padding-inline-end: var(--platform-space-8);
  }
  > header > h2 {
    font: 600 var(--platform-font-size-2xl)/1.3334 var(--platform-font-family-sans);
    letter-spacing: -0.013em;
  }
  > header > p {
    margin-block-start: var(--platform-space-1);
    color: var(--platform-text-secondary);
    overflow-wrap: anywhere;
  }
  h3 {
    font: var(--platform-type-title);
    letter-spacing: var(--platform-track-title);
  }
`;

export const Rights = styled.dl`
  margin-block: var(--platform-space-2) 0;

  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--platform-space-4);
    padding-block: var(--platform-space-2-25);
    border-block-end: 1px solid var(--platform-border-hairline);
  }
  dt {
    color: var(--platform-text-secondary);
  }
  dd {
    display: inline-flex;
    align-items: center;
    gap: var(--platform-space-1-5);
    min-inline-size: 0;
    font-weight: 500;
    overflow-wrap: anywhere;
    text-align: end;
  }
  dd > svg {
    flex: none;
    color: var(--platform-success-mark);
  }
  dd[data-off] {
    color: var(--platform-text-tertiary);
    font-weight: 400;
  }
`;
