import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-4);

  @container page (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The whole card leads where its heading's link does. */
export const Card = styled.article`
  display: flex;
  position: relative;
  flex-direction: column;
  padding: var(--space-5-5);
  border-radius: var(--radius-lg);
  background: var(--surface-sheet);
  box-shadow: 0 0 0 1px var(--border-hairline);
  transition: box-shadow var(--motion-duration-fast) var(--motion-ease-out);

  &:hover {
    box-shadow:
      0 0 0 1px var(--border-default),
      var(--elevation-raised);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--focus-ring);
    outline-offset: 2px;
  }
  > h2 {
    margin: 0;
    font: var(--type-title);
    letter-spacing: var(--track-title);
  }
  > h2 > a {
    outline: none;
    color: inherit;
    text-decoration: none;
  }
  > h2 > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  > p {
    margin: calc(var(--space-1) - 1px) 0 var(--space-5-5);
    color: var(--text-secondary);
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  margin-block-end: var(--space-4-5);
  color: var(--text-tertiary);
`;

export const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  align-items: baseline;
  min-block-size: 1.625rem;
  margin-block-start: auto;
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--border-hairline);
  color: var(--text-tertiary);
  font-size: 0.8125rem;
  overflow-wrap: anywhere;

  > b {
    color: var(--text-primary);
    font: var(--type-metric-sm);
    font-variant-numeric: tabular-nums;
    letter-spacing: var(--track-metric-sm);
  }
`;
