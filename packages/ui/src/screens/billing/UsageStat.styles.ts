import { styled } from 'styled-components';
import { Cell } from '../../components/StatStrip/StatStrip.styles.ts';

export const Stat = styled(Cell)`
  background: var(--platform-stat-surface, var(--platform-surface-sheet));

  [data-columns='2'] > & {
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
