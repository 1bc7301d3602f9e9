import { styled } from 'styled-components';
import { showTruncationTooltip } from '../../components/DataTable/showTruncationTooltip.ts';
import { ellipsis } from '../../internal/ellipsis.styles.ts';
import { firstLink, recordPressHandlers } from '../../internal/recordPressHandlers.ts';

export const Feed = styled.ul.attrs({
  onPointerOver: showTruncationTooltip,
  ...recordPressHandlers('li:has(a[href])', firstLink),
})``;

export const FeedItem = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: var(--platform-space-3);
  align-items: flex-start;
  padding: var(--platform-space-3) 0;
  border-block-end: var(--platform-size-hairline) solid var(--platform-border-hairline);

  &:first-child {
    padding-block-start: 0;
  }
  &:last-child {
    padding-block-end: 0;
    border-block-end: 0;
  }
  &:has([data-changed]) {
    position: relative;
    isolation: isolate;
  }
  &:has([data-changed])::before {
    position: absolute;
    inset: 0 calc(-1 * var(--platform-space-2));
    z-index: -1;
    border-radius: var(--platform-radius-sm);
    background: var(--platform-accent-soft-strong);
    content: '';
  }
  /* The first and last row have no padding there. */
  &:first-child::before {
    inset-block-start: calc(-1 * var(--platform-space-2));
  }
  &:last-child::before {
    inset-block-end: calc(-1 * var(--platform-space-2));
  }
  && :any-link {
    display: inline;
    color: var(--platform-text-primary);
    text-decoration: none;
  }
  &:has(:any-link) {
    cursor: pointer;
  }
  && :any-link:hover {
    text-decoration: underline;
  }
  @media (hover: hover) {
    &&:hover :any-link {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
  [datetime] {
    color: var(--platform-text-tertiary);
    font-size: var(--platform-font-size-md);
    line-height: 1.5385;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  > [data-tone]:last-child {
    align-self: center;
  }
`;

export const FeedText = styled.div`
  flex: 1 1 6rem;
  min-inline-size: 0;

  [data-one-line] & > * {
    ${ellipsis}
  }
`;

export const FeedCaption = styled.p`
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);
  line-height: 1.4616;
  overflow-wrap: anywhere;

  &&& :any-link {
    color: inherit;
    font-weight: 400;
  }
`;
