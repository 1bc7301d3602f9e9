import { styled } from 'styled-components';
import { container, media } from '../tokens/media.ts';
import { forcedEdge } from '../internal/looks.styles.ts';

/** A joined strip of four, two by two where there is less room (design language, StatCard). */
export const Stats = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  position: relative;
  gap: 1px;
  overflow: hidden;
  border-radius: var(--platform-radius-lg);
  background: var(--platform-border-hairline);

  /* The edge lies over the cells, whose corners are square. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px var(--platform-border-hairline);
    pointer-events: none;
  }
  &[data-columns='2'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${container.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${container.tiny} {
    &,
    &[data-columns] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  ${forcedEdge}
`;

export const Stat = styled.li`
  padding: var(--platform-space-4-5) var(--platform-space-5-5);
  background: var(--platform-stat-surface, var(--platform-surface-sheet));

  [data-columns='2'] > & {
    padding: var(--platform-space-3-5) var(--platform-space-4);
  }
  ${media.phone} {
    padding: var(--platform-space-3-5) var(--platform-space-4);
  }
`;

export const Figure = styled.p`
  margin-block: var(--platform-space-2) var(--platform-space-2-5);
  overflow-wrap: anywhere;
  font: 500 var(--platform-font-size-4xl)/1.3334 var(--platform-font-family-sans);
  letter-spacing: var(--platform-track-metric);
`;

export const Limit = styled.span`
  margin-inline-start: var(--platform-space-0-75);
  color: var(--platform-text-tertiary);
  font: 400 var(--platform-font-size-lg)/2.1334 var(--platform-font-family-sans);
  letter-spacing: 0;
`;

export const Caption = styled.p`
  margin-block-start: var(--platform-space-2-5);
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);
  line-height: 1.3847;

  & + & {
    margin-block-start: var(--platform-space-1);
  }
`;
