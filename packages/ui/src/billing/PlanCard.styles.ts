import { styled } from 'styled-components';

export const Root = styled.article`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  padding: var(--space-6);
  border-radius: var(--radius-lg);
  background: var(--surface-sheet);
  box-shadow: 0 0 0 1px var(--border-hairline);

  &[data-popular] {
    background:
      linear-gradient(180deg, var(--accent-soft), transparent 190px), var(--surface-sheet);
    box-shadow: 0 0 0 1.5px var(--accent-solid);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  min-block-size: 24px;

  > h3 {
    flex: 1;
    overflow-wrap: anywhere;
    font: var(--type-section);
    letter-spacing: var(--track-section);
  }
`;

export const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-1-5);
  margin-block: var(--space-3-5) var(--space-5);
  overflow-wrap: anywhere;
  font: 500 2.5rem/2.75rem var(--font-family-sans);
  letter-spacing: -0.038em;

  > small {
    color: var(--text-tertiary);
    font: var(--type-body);
    letter-spacing: 0;
  }
`;

/** As high as the button it stands for. */
export const Ends = styled.p`
  display: grid;
  align-content: center;
  min-block-size: var(--density-comfortable-control);
  color: var(--warning-text);
  font-weight: 500;
  text-align: center;
`;

export const Features = styled.ul`
  margin-block: var(--space-5) 0;
  padding-block: var(--space-3-5) 0;
  padding-inline: 0;
  border-block-start: 1px solid var(--border-hairline);
  list-style: none;

  > li {
    display: flex;
    align-items: flex-start;
    gap: var(--space-2-5);
    padding-block: calc(var(--space-1-5) - 1px);
    color: var(--text-secondary);
    overflow-wrap: anywhere;
  }
  > li > svg {
    flex: none;
    margin-block-start: calc(var(--space-1) - 1px);
    color: var(--accent-text);
    stroke-width: 2;
  }
`;
