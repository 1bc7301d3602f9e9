import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';

export const SummaryText = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;

  &[data-quiet] {
    color: var(--platform-text-tertiary);
  }
`;

export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--platform-space-3);
  justify-content: space-between;

  ${media.phone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Footer = styled.footer`
  position: sticky;
  inset-block-end: 0;
  z-index: var(--platform-z-sticky);
  display: flex;
  flex-wrap: wrap;
  gap: var(--platform-space-2);
  margin: auto calc(-1 * var(--platform-space-5-5)) calc(-1 * var(--platform-space-5-5));
  padding: var(--platform-space-3) var(--platform-space-5-5);
  border-block-start: var(--platform-size-hairline) solid var(--platform-border-hairline);
  background: var(--platform-surface-sheet);

  ${media.phone} {
    margin-inline: calc(-1 * var(--platform-space-4));
    margin-block-end: calc(-1 * var(--platform-space-4));
    padding-inline: var(--platform-space-4);
  }
`;
