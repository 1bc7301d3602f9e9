import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Caption = styled.div`
  padding: var(--platform-space-2) var(--platform-space-2-5) var(--platform-space-1);
  color: var(--platform-text-secondary);
  font: var(--platform-type-caption);
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--platform-space-3);
  min-block-size: 2.5rem;
  padding-inline: var(--platform-space-2-5);
  border-radius: var(--platform-radius-md);
  cursor: pointer;
  scroll-margin-block: var(--platform-space-2);

  /* Arrow keys to a group's first row also show its heading. */
  ${Caption} + & {
    scroll-margin-block-start: var(--platform-space-10);
  }
  > svg {
    flex: none;
    color: var(--platform-text-tertiary);
  }
  &[data-active] {
    background: var(--platform-surface-selected);
  }
  &[data-active] > svg {
    color: var(--platform-accent-text);
  }
  &[aria-disabled] {
    color: var(--platform-text-tertiary);
    cursor: default;
  }
  mark {
    background: none;
    color: inherit;
    font-weight: 600;
    text-decoration: underline;
    text-decoration-color: var(--platform-accent-solid);
    text-decoration-thickness: 2px;
    text-underline-offset: 3px;
  }
  [data-label] {
    flex: 1 1 auto;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-hint] {
    /* The label takes precedence over the hint. */
    flex: 0 1000 auto;
    min-inline-size: 0;
    max-inline-size: 50%;
    overflow: hidden;
    color: var(--platform-text-tertiary);
    font-size: var(--platform-font-size-md);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-chip] {
    flex: none;
    padding: 1px var(--platform-space-1-75);
    border-radius: var(--platform-radius-full);
    background: var(--platform-surface-pressed);
    color: var(--platform-text-secondary);
    font: 500 var(--platform-font-size-xs) / 1.4546 var(--platform-font-family-sans);
  }
  ${media.phone} {
    min-block-size: 2.75rem;
  }
  /* Never truncates a reason. */
  &[aria-disabled] [data-hint] {
    flex-shrink: 1;
    max-inline-size: 60%;
    padding-block: var(--platform-space-1);
    white-space: normal;
    text-align: end;
  }
  ${media.forcedColors} {
    &[data-active] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const ActionsMark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  margin-inline-end: calc(-1 * var(--platform-space-1));
  padding: var(--platform-space-1);
  border-radius: var(--platform-radius-sm);
  color: var(--platform-text-tertiary);

  &:hover {
    background: var(--platform-surface-pressed);
    color: var(--platform-text-primary);
  }
  &:dir(rtl) > svg {
    transform: scaleX(-1);
  }
  ${media.touch} {
    min-block-size: var(--platform-size-target-touch);
    min-inline-size: var(--platform-size-target-touch);
  }
`;

export const More = styled.div`
  padding: var(--platform-space-1) var(--platform-space-2-5) var(--platform-space-2);
  color: var(--platform-text-tertiary);
  font: var(--platform-type-caption);
`;
