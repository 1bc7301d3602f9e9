import { styled } from 'styled-components';

export const Root = styled.section`
  border-block-end: 1px solid var(--border-hairline);

  h3 {
    margin: 0;
  }
`;

export const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  inline-size: 100%;
  min-block-size: 64px;
  padding: var(--space-2) 0;
  border: 0;
  border-radius: var(--radius-sm);
  background: none;
  color: inherit;
  cursor: pointer;
  font: var(--type-title);
  letter-spacing: var(--track-title);
  text-align: start;

  > span {
    margin-inline-start: auto;
    color: var(--text-tertiary);
    font: 400 0.8125rem/1.125rem var(--font-family-sans);
    font-variant-numeric: tabular-nums;
    letter-spacing: 0;
    text-align: end;
  }
  > svg {
    flex: none;
    color: var(--text-tertiary);
    transition: rotate var(--motion-duration-slow) var(--motion-ease-out);
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  @media (prefers-reduced-motion: reduce) {
    > svg {
      transition: none;
    }
  }
`;

/** Opens by its height; what is closed is out of reach for keyboard and readers. */
export const Panel = styled.section`
  display: grid;
  grid-template-rows: 0fr;
  visibility: hidden;
  transition:
    grid-template-rows var(--motion-duration-slow) var(--motion-ease-out),
    visibility var(--motion-duration-slow);

  &[data-open] {
    grid-template-rows: 1fr;
    visibility: visible;
  }
  > div {
    min-block-size: 0;
    overflow: hidden;
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

export const Metrics = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: calc(var(--space-8) - 2px) var(--space-14);
  margin: 0;
  padding: var(--space-2) 0 calc(var(--space-9) - 2px);
  list-style: none;

  @container page (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5-5);
  }
`;

export const Line = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-3);
  margin-block-end: var(--space-2-5);

  > :first-child {
    font: var(--type-label);
  }
  > :last-child {
    color: var(--text-tertiary);
    font-variant-numeric: tabular-nums;
  }
  b {
    color: var(--text-primary);
    font: var(--type-metric-sm);
    letter-spacing: var(--track-metric-sm);
  }
`;
