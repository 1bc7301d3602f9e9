import { css, styled } from 'styled-components';
import { container, media } from '../../tokens/media.ts';

const pairs = css`
  grid-template-columns: repeat(2, minmax(0, 1fr));

  > :last-child {
    grid-column: auto;
  }
  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
`;

/** The hairlines are the gaps between the cells. */
export const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(var(--platform-stat-columns), minmax(0, 1fr));
  position: relative;
  gap: 1px;
  margin: 0;
  padding: 0;
  overflow: hidden;
  list-style: none;
  border-radius: var(--platform-radius-lg);
  background: var(--platform-border-hairline);

  /* The border covers the square corners of the cells. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px var(--platform-border-hairline);
    pointer-events: none;
  }
  /* Empty columns would show the colour of the hairlines. */
  > :last-child {
    grid-column: span var(--platform-stat-last);
  }
  ${container.medium} {
    &:not([data-columns='3']) {
      ${pairs}
    }
  }
  ${container.narrow} {
    ${pairs}
  }
  ${media.phone} {
    ${pairs}
  }
  /* With large text on a phone, half a line is too short for a word. */
  ${container.tiny} {
    && {
      grid-template-columns: minmax(0, 1fr);
    }
    > :last-child:last-child {
      grid-column: auto;
    }
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const Cell = styled.li`
  padding: var(--platform-space-4-5) var(--platform-space-5-5);
  background: var(--platform-surface-sheet);

  [data-slim] > & {
    display: flex;
    gap: var(--platform-space-2-5);
    align-items: baseline;
    justify-content: space-between;
    padding: var(--platform-space-2-25) var(--platform-space-4);
  }
  ${media.phone} {
    padding: var(--platform-space-3-5) var(--platform-space-4);

    [data-slim] > & {
      gap: var(--platform-space-1-5);
      padding-inline: var(--platform-space-3);
    }
  }
`;

export const Label = styled.span`
  display: block;
  color: var(--platform-text-secondary);
  font: var(--platform-type-label);
  hyphens: auto;
  overflow-wrap: anywhere;
`;

export const Figure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--platform-space-2-5);
  min-block-size: 2.25rem;
  margin-block: var(--platform-space-2) var(--platform-space-1);
  font: var(--platform-type-metric);
  letter-spacing: var(--platform-track-metric);
  hyphens: auto;
  overflow-wrap: anywhere;

  > b {
    min-inline-size: 0;
    font-weight: inherit;
  }
  [data-slim] & {
    flex: none;
    min-block-size: 0;
    margin: 0;
    font: var(--platform-type-metric-sm);
    letter-spacing: var(--platform-track-metric-sm);
  }
  ${media.phone} {
    min-block-size: 2rem;
    margin-block: var(--platform-space-1) var(--platform-space-0-5);
    column-gap: var(--platform-space-2);
    /* Fits a long word into half of a small phone. */
    font-size: min(var(--platform-font-size-5xl), 6.2vw);
  }
  ${container.tiny} {
    font-size: var(--platform-font-size-5xl);
  }
`;

/** One line is reserved, so that nothing moves when the text appears. */
export const Caption = styled.p`
  min-block-size: 1.125rem;
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);
  line-height: 1.3847;
  overflow-wrap: anywhere;
`;
