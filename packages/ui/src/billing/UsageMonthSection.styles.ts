import { styled } from 'styled-components';
import { container } from '../tokens/media.ts';

export const Root = styled.section`
  border-block-end: 1px solid var(--platform-border-hairline);
`;

export const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: var(--platform-space-4);
  inline-size: 100%;
  min-block-size: 64px;
  padding: var(--platform-space-2) 0;
  border: 0;
  border-radius: var(--platform-radius-sm);
  background: none;
  color: inherit;
  cursor: pointer;
  font: var(--platform-type-title);
  letter-spacing: var(--platform-track-title);
  text-align: start;
  white-space: nowrap;

  > span {
    margin-inline-start: auto;
    white-space: normal;
    color: var(--platform-text-tertiary);
    font: 400 var(--platform-font-size-md)/1.3847 var(--platform-font-family-sans);
    letter-spacing: 0;
    text-align: end;
  }
  ${container.tiny} {
    flex-wrap: wrap;
    justify-content: space-between;

    > span {
      order: 1;
      flex-basis: 100%;
      text-align: start;
    }
  }
  > svg {
    flex: none;
    color: var(--platform-text-tertiary);
    transition: rotate var(--platform-motion-duration-slow) var(--platform-motion-ease-out);
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
    grid-template-rows var(--platform-motion-duration-slow) var(--platform-motion-ease-out),
    visibility var(--platform-motion-duration-slow);

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
  gap: var(--platform-space-8) var(--platform-space-14);
  padding: var(--platform-space-2) 0 var(--platform-space-9);

  ${container.list} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--platform-space-5-5);
  }
`;

export const Line = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--platform-space-3);
  margin-block-end: var(--platform-space-2-5);

  > :first-child {
    font: var(--platform-type-label);
  }
  > :last-child {
    color: var(--platform-text-tertiary);
    font-variant-numeric: tabular-nums;
  }
  b {
    color: var(--platform-text-primary);
    font: var(--platform-type-metric-sm);
    letter-spacing: var(--platform-track-metric-sm);
  }
`;
