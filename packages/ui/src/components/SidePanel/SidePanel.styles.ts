import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

/** Rules start at the container; others are matched against every element on each DOM change. */
export const Column = styled.div`
  inline-size: 28rem;
  min-block-size: 0;
  border-inline-start: 1px solid var(--platform-border-hairline);

  [data-side-panels]:has(> &) {
    position: relative;
  }
  [data-side-panels]:has(> &:not([data-above])) {
    display: grid;
    grid-template: 'head head' auto 'page panel' 1fr / minmax(0, 1fr) auto;
  }
  [data-side-panels] > :not(header):has(~ &) {
    grid-area: page;
  }
  [data-side-panels] > & {
    grid-area: panel;
  }
  /* Above the sticky panel and the rows next to it. */
  [data-side-panels] > header:has(~ &) {
    position: sticky;
    z-index: var(--platform-z-header);
    grid-area: head;
    inset-block-start: 0;
    border-start-start-radius: inherit;
    border-start-end-radius: inherit;
    background: var(--platform-surface-sheet);
  }
  /* Set once the page makes room, or all rows would be laid out before the panel appears. */
  [data-side-panels] > header ~ :not(header):has(~ &:not([data-above])) {
    --platform-sticky-top: var(--platform-size-header);
  }
  &[data-above] {
    position: absolute;
    z-index: var(--platform-z-sticky);
    inset-block: 0;
    inset-inline-end: 0;
    background: var(--platform-surface-sheet);
  }
  header ~ &[data-above] {
    inset-block-start: var(--platform-size-header);
  }
`;

export const Surface = styled.aside`
  display: flex;
  position: sticky;
  inset-block-start: 0;
  flex-direction: column;
  block-size: 100dvh;
  /* As high as a page that scrolls by itself. */
  max-block-size: 100%;
  outline: 0;
  animation: ui-slide var(--platform-motion-duration-base) var(--platform-motion-ease-out);
  --platform-slide-from: -4px 0;

  header ~ * > & {
    inset-block-start: var(--platform-size-header);
    block-size: calc(100dvh - var(--platform-size-header));
  }
`;

export const Header = styled.div`
  display: flex;
  flex: none;
  gap: var(--platform-space-0-5);
  align-items: center;
  block-size: 3.25rem;
  padding-inline: var(--platform-space-5-5) var(--platform-space-2-5);
  border-block-end: 1px solid var(--platform-border-hairline);

  > output {
    flex: 1;
    color: var(--platform-text-tertiary);
    font: var(--platform-type-caption);
    font-variant-numeric: tabular-nums;
  }
  ${media.phone} {
    padding-inline: var(--platform-space-4) var(--platform-space-1-5);
  }
`;

export const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  /* Leaves room for a focus ring at the edge. */
  scroll-padding-block: var(--platform-space-1);
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;
