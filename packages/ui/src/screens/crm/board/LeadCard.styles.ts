import { styled } from 'styled-components';
import { ellipsis } from '../../../internal/ellipsis.styles.ts';
import { media } from '../../../tokens/media.ts';
import { forcedColorsBorder, row } from '../../../internal/looks.styles.ts';

export const Card = styled.article`
  --platform-card-tilt: -1.4deg;
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--platform-space-1-75);
  min-inline-size: 0;
  padding: var(--platform-space-2-75) var(--platform-space-3);
  border-radius: var(--platform-radius-control-lg);
  background: var(--platform-surface-raised);
  box-shadow:
    0 0 0 var(--platform-size-hairline) var(--platform-border-hairline),
    var(--platform-elevation-rest);
  cursor: grab;

  [data-state='selected'] > & {
    background: var(--platform-surface-selected);
  }
  &:has([data-changed]) {
    background: var(--platform-accent-soft-strong);
  }
  &:focus-within {
    box-shadow:
      0 0 0 var(--platform-size-hairline) var(--platform-accent-border),
      var(--platform-elevation-rest);
  }
  /* The lane would clip it. */
  &[data-dragged] {
    position: fixed;
    inset: 0 auto auto 0;
    z-index: var(--platform-z-sticky);
    cursor: grabbing;
    pointer-events: none;
    user-select: none;
  }
  &[data-dragged],
  [data-lifted] > & {
    box-shadow:
      0 0 0 var(--platform-size-hairline) var(--platform-accent-border),
      var(--platform-elevation-overlay);
  }
  ${media.reducedMotion} {
    --platform-card-tilt: 0deg;
  }
  ${forcedColorsBorder}
`;

export const Header = styled.div`
  display: flex;
  gap: var(--platform-space-1);
  min-inline-size: 0;
`;

export const HeaderText = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

export const Name = styled.h4`
  font-weight: 500;
  line-height: 1.2858;
  ${ellipsis}

  > :any-link {
    display: inline;
    color: var(--platform-text-primary);
  }
  [data-missing] {
    font-weight: inherit;
  }
`;

export const Tools = styled.span`
  display: flex;
  flex: none;
  margin: calc(-1 * var(--platform-space-1-25)) calc(-1 * var(--platform-space-1-5))
    calc(-1 * var(--platform-space-1-25)) 0;

  && > * {
    inline-size: 26px;
    block-size: 26px;
    color: var(--platform-text-tertiary);
  }
  @media (hover: hover) {
    position: absolute;
    inset: var(--platform-space-1-25) var(--platform-space-1-5) auto auto;
    margin: 0;
    border-radius: var(--platform-radius-sm);
    background: var(--platform-surface-raised);
    box-shadow: calc(-1 * var(--platform-space-1)) 0 var(--platform-space-1)
      var(--platform-surface-raised);

    ${Card}:not(:hover, :focus-within) > ${Header} > & {
      opacity: 0;
    }
  }
  ${media.phone} {
    && > * {
      inline-size: 36px;
      block-size: 36px;
    }
  }
  /* Touch scrolls and uses the menu; the handle is for the keyboard only. */
  ${media.touch} {
    && [data-handle]:not(:focus-visible) {
      position: absolute;
      inline-size: 1px;
      min-inline-size: 0;
      clip-path: inset(50%);
    }
  }
`;

export const Note = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: var(--platform-text-secondary);
  font-size: var(--platform-font-size-md);
  line-height: 1.3847;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  text-overflow: ellipsis;
`;

export const Source = styled.bdi`
  flex: 1 1 2rem;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;

export const Facts = styled.p`
  ${row}
  justify-content: flex-end;
  gap: 0 var(--platform-space-1-5);
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-sm);
  line-height: 1.3334;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  > [datetime] {
    margin-inline-start: auto;
  }
  > [data-owner] {
    display: inline-grid;
    place-items: center;
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
  > [data-owner='known'] > :first-child {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    font-size: var(--platform-font-size-2xs);
  }
  > [data-owner='none'] {
    border: var(--platform-size-hairline) dashed var(--platform-border-control);
    border-radius: 50%;

    > [data-icon] {
      inline-size: 11px;
      block-size: 11px;
    }
  }
`;
