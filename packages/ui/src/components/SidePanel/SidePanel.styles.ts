import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

/** As high as the page beside it, with a hairline between them. */
export const Column = styled.div`
  flex: none;
  inline-size: 28rem;
  border-inline-start: 1px solid var(--border-hairline);

  &[data-above] {
    position: absolute;
    z-index: var(--z-sticky);
    inset-block: 0;
    inset-inline-end: 0;
    border-end-end-radius: inherit;
    background: var(--surface-sheet);
  }
`;

/** Stays in view and scrolls by itself. */
export const Surface = styled.aside`
  display: flex;
  position: sticky;
  inset-block-start: var(--side-panel-top, 0px);
  flex-direction: column;
  block-size: var(--side-panel-height, 100dvh);
  outline: 0;
`;

export const Head = styled.div`
  display: flex;
  flex: none;
  gap: 2px;
  align-items: center;
  block-size: 52px;
  padding-inline: 22px 10px;
  border-block-end: 1px solid var(--border-hairline);

  > output {
    flex: 1;
    color: var(--text-tertiary);
    font: var(--type-caption);
    font-variant-numeric: tabular-nums;
  }
  ${media.phone} {
    padding-inline: 16px 6px;
  }
`;

export const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;
