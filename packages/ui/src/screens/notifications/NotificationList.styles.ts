import { styled } from 'styled-components';
import { ring } from '../../components/DataTable/rowStyles.ts';
import { media } from '../../tokens/media.ts';

/** A single styled root for the list: thousands of styled rows would be slow. */
export const Root = styled.div`
  [data-day] {
    padding-block: var(--platform-space-6) var(--platform-space-1-5);
    color: var(--platform-text-tertiary);
    font: var(--platform-type-caption);
  }
  > :first-child > [data-day] {
    padding-block-start: 0;
  }
  [data-gap] {
    overflow-anchor: none;
  }
  [data-notification] {
    position: relative;
    display: flex;
    gap: var(--platform-space-3-5);
    margin-inline: calc(-1 * var(--platform-space-3));
    padding: var(--platform-space-3-5) var(--platform-space-3);
    border-radius: var(--platform-radius-md);
    outline: none;
    /* Below the sticky toolbar. */
    scroll-margin-block: calc(
        var(--platform-sticky-top, 0px) + var(--platform-space-14) + var(--platform-space-2)
      )
      var(--platform-space-4);
  }
  * + * > [data-notification]::before {
    position: absolute;
    inset: 0 12px auto;
    block-size: 1px;
    background: var(--platform-border-hairline);
    content: '';
  }
  [data-notification]:focus-visible::after {
    ${ring}
    inset-inline: 0;
  }
  [data-opens] {
    cursor: pointer;
  }
  [data-words] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [data-title] {
    color: var(--platform-text-primary);
    font-weight: 500;
  }
  [data-unread] [data-title] {
    font-weight: 600;
  }
  [data-body] {
    margin-block-start: 1px;
    font-size: var(--platform-font-size-md);
    line-height: 1.4616;
    color: var(--platform-text-secondary);
  }
  [data-fix] {
    margin-block-start: var(--platform-space-2);
  }
  [data-end] {
    display: flex;
    flex: none;
    align-items: center;
    gap: var(--platform-space-3);
    align-self: flex-start;
    min-block-size: 2.125rem;
  }
  [data-time] {
    color: var(--platform-text-tertiary);
    font-size: var(--platform-font-size-md);
    font-variant-numeric: tabular-nums;
  }
  [data-dot] {
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
  }
  [data-unread] [data-dot] {
    background: var(--platform-accent-solid);
  }
  [data-actions] {
    display: flex;
  }
  /* Actions replace the time. */
  [data-reached] [data-time] {
    display: none;
  }
  @media (hover: hover) {
    [data-notification]:hover {
      background: var(--platform-surface-hover);
    }
  }
  [data-reached] {
    background: var(--platform-surface-hover);
  }
  ${media.touch} {
    [data-reached] [data-time] {
      display: inline;
    }
    [data-end] {
      gap: var(--platform-space-1);
    }
    [data-end] [data-time] {
      margin-inline-end: var(--platform-space-1);
    }
  }
  /* The text has the width of the row, below the time. */
  ${media.phone} {
    [data-end] {
      position: absolute;
      block-size: 2.125rem;
      inset-inline-end: var(--platform-space-3);
    }
    [data-title] {
      display: block;
      padding-inline-end: max(7rem, 5.5lh);
    }
  }
  /* With large text the time has a separate line. */
  ${media.tiny} {
    [data-notification] {
      flex-wrap: wrap;
    }
    [data-words] {
      flex-basis: 60%;
    }
    [data-end] {
      position: static;
      block-size: auto;
      flex-wrap: wrap;
    }
    [data-title] {
      padding-inline-end: 0;
    }
  }
  ${media.forcedColors} {
    [data-unread] [data-dot] {
      background: Highlight;
    }
  }
`;
