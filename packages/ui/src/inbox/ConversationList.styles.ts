import { styled } from 'styled-components';
import { ellipsis } from '../internal/ellipsis.styles.ts';
import { media } from '../tokens/media.ts';
import { forcedEdge } from '../internal/looks.styles.ts';

export const List = styled.ul`
  position: relative;

  > li {
    position: absolute;
    inset-inline: 0;
    inset-block-start: 0;
  }
`;

/** A row: who, when, what was said last, where, and who answers. The whole of it is the link. */
export const Row = styled.div`
  position: relative;
  border-block-end: 1px solid var(--platform-border-hairline);

  > a {
    display: flex;
    gap: var(--platform-space-3);
    padding: var(--platform-space-3) var(--platform-space-4-5);
    color: inherit;
    text-decoration: none;
  }
  > a:focus-visible {
    outline: 2px solid var(--platform-focus-ring);
    outline-offset: -2px;
  }
  @media (hover: hover) {
    > a:hover {
      background: var(--platform-surface-hover);
    }
  }
  > a[aria-current] {
    background: var(--platform-surface-selected);
  }
  > a[aria-current]::before {
    content: '';
    position: absolute;
    inset-block: var(--platform-space-2-5);
    inset-inline-start: 0;
    inline-size: 3px;
    border-start-end-radius: var(--platform-radius-2xs);
    border-end-end-radius: var(--platform-radius-2xs);
    background: var(--platform-accent-solid);
  }
  ${media.forcedColors} {
    > a[aria-current]::before {
      background: Highlight;
    }
  }
  ${media.phone} {
    > a {
      padding: var(--platform-space-3-5) var(--platform-space-4);
    }
  }
`;

/** The avatar with the mark of somebody who is there. */
export const Face = styled.span`
  position: relative;
  flex: none;
  block-size: 2.125rem;

  &[data-online]::after {
    content: '';
    position: absolute;
    inset-block-end: -1px;
    inset-inline-end: -1px;
    inline-size: 9px;
    block-size: 9px;
    border-radius: 50%;
    background: var(--platform-success-mark);
    box-shadow: 0 0 0 2px var(--platform-surface-sheet);
  }
  ${media.forcedColors} {
    &[data-online]::after {
      background: CanvasText;
    }
  }
`;

export const Words = styled.span`
  display: block;
  flex: 1;
  min-inline-size: 0;

  > * {
    display: flex;
    gap: var(--platform-space-2);
    align-items: baseline;
  }
  [data-name] {
    flex: 1 1 4rem;
    min-inline-size: 0;
    font-weight: 500;
    ${ellipsis}
  }
  time {
    color: var(--platform-text-tertiary);
    font-size: var(--platform-font-size-sm);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  [data-preview] {
    display: block;
    margin-block: 1px var(--platform-space-2);
    color: var(--platform-text-secondary);
    font-size: var(--platform-font-size-md);
    line-height: 1.4616;
    min-block-size: 1.1875rem;
    ${ellipsis}
  }
  &[data-unread] [data-name] {
    font-weight: 600;
  }
  &[data-unread] [data-preview] {
    color: var(--platform-text-primary);
  }
  [data-foot] {
    gap: var(--platform-space-1-5);
    align-items: center;
    min-block-size: 1.375rem;
    color: var(--platform-text-tertiary);
    font-size: var(--platform-font-size-sm);
  }
  [data-owner] {
    display: flex;
    flex: none;
    gap: var(--platform-space-1);
    align-items: center;
    max-inline-size: 45%;
  }
  [data-owner] > bdi {
    ${ellipsis}
  }
  [data-gap] {
    flex: 1;
  }
  ${media.tiny} {
    > * {
      flex-wrap: wrap;
      row-gap: 0;
    }
    [data-owner] {
      max-inline-size: 100%;
    }
  }
`;

/** A word of the server's in a quiet box: a channel, a tag. */
export const Chip = styled.span`
  max-inline-size: 100%;
  padding: var(--platform-space-0-75) var(--platform-space-1-75);
  border-radius: var(--platform-radius-sm);
  background: var(--platform-surface-hover);
  color: var(--platform-text-secondary);
  font: var(--platform-type-caption);
  ${ellipsis}

  & + & {
    margin-inline-start: var(--platform-space-1);
  }
  a[aria-current] & {
    background: var(--platform-surface-pressed);
  }
`;

export const Unread = styled.span`
  flex: none;
  min-inline-size: 18px;
  padding-inline: var(--platform-space-1-25);
  border-radius: var(--platform-radius-full);
  background: var(--platform-accent-solid);
  color: var(--platform-text-on-accent);
  font: 600 var(--platform-font-size-xs) / 1.6364 var(--platform-font-family-sans);
  font-variant-numeric: tabular-nums;
  text-align: center;

  ${forcedEdge}
`;

export const LoadingRow = styled.div`
  display: flex;
  gap: var(--platform-space-3);
  padding-block: var(--platform-space-3);

  > div {
    display: grid;
    flex: 1;
    gap: var(--platform-space-2);
  }
`;
