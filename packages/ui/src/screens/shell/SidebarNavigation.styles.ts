import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.styles.ts';

export const Brand = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--platform-space-2-5);
  min-block-size: 3.5rem;
  margin-block-end: var(--platform-space-1);
  padding-inline: var(--platform-space-2);
  font: 600 var(--platform-font-size-lg)/1.3334 var(--platform-font-family-sans);
  letter-spacing: -0.012em;

  &[data-collapsed] {
    justify-content: center;
    padding: 0;
  }
  &[data-collapsed] > :last-child {
    display: none;
  }
`;

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--platform-space-0-5);

  & & {
    margin-block-start: var(--platform-space-0-5);
  }
`;

export const GroupName = styled.h2`
  padding: var(--platform-space-4) var(--platform-space-2-5) var(--platform-space-1);
  color: var(--platform-text-tertiary);
  font: var(--platform-type-caption);

  [data-collapsed] > [data-group] > & {
    ${visuallyHidden}
  }
`;

/** A single styled root for all rows. */
export const Navigation = styled.nav`
  --platform-row-height: 2.125rem;
  --platform-row-icon: 17px;

  &[data-end] {
    margin-block-start: auto;
    padding-block-start: var(--platform-space-6);
  }
  [data-entry] {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--platform-space-2-5);
    inline-size: 100%;
    min-block-size: var(--platform-row-height);
    padding: 0 var(--platform-space-2-5);
    border: 0;
    border-radius: var(--platform-radius-md);
    background: none;
    color: var(--platform-text-secondary);
    font-weight: 500;
    text-align: start;
    cursor: pointer;
  }
  [data-entry]:not([aria-current]):hover {
    background: var(--platform-surface-pressed);
    color: var(--platform-text-primary);
  }
  [data-entry] > [data-icon] {
    flex: none;
    inline-size: var(--platform-row-icon);
    block-size: var(--platform-row-icon);
    color: var(--platform-text-tertiary);
  }
  [data-section],
  [aria-expanded='true'] {
    color: var(--platform-text-primary);
  }
  [href][data-section] > [data-icon]:first-child,
  [aria-current] > [data-icon]:first-child {
    color: var(--platform-accent-text);
  }
  [aria-current] {
    background: var(--platform-surface-nav-active);
    box-shadow:
      0 0 0 1px var(--platform-border-hairline),
      var(--platform-elevation-rest);
    color: var(--platform-text-primary);
  }
  [data-label] {
    flex: 1;
    min-inline-size: 0;
  }
  [data-entry] > [data-chevron] {
    inline-size: 14px;
    block-size: 14px;
    transition: rotate var(--platform-motion-duration-fast) var(--platform-motion-ease-out);
  }
  [aria-expanded='false'] > [data-chevron] {
    rotate: -90deg;
  }
  [data-child] {
    padding-inline-start: calc(2 * var(--platform-space-2-5) + var(--platform-row-icon));
  }
  [data-child]::before {
    content: '';
    position: absolute;
    inset: -2px auto 0 18px;
    inline-size: 1px;
    background: var(--platform-border-default);
  }
  [data-child][aria-current]::before {
    inset: 7px auto 7px 17.5px;
    inline-size: 2px;
    border-radius: var(--platform-radius-2xs);
    background: var(--platform-accent-solid);
  }

  &[data-collapsed] {
    [data-entry] {
      justify-content: center;
      inline-size: 36px;
      min-block-size: 2.25rem;
      padding: 0;
    }
    [data-label],
    [data-mark] {
      ${visuallyHidden}
    }
    [data-section] > [data-icon] {
      color: var(--platform-accent-text);
    }
  }
  ${media.phone} {
    --platform-row-height: 2.75rem;
  }
  ${media.forcedColors} {
    [aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
