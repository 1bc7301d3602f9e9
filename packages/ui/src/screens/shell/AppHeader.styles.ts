import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';

export const Bar = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--platform-space-1-5);
  block-size: var(--platform-size-header);
  padding-inline: var(--platform-space-5) var(--platform-space-4);
  border-block-end: 1px solid var(--platform-border-hairline);

  [data-bell] {
    position: relative;
    display: flex;
    flex: none;
    align-items: center;
    justify-content: center;
    min-inline-size: 32px;
    min-block-size: 32px;
    /* Room for the count, which larger text moves off the bell. */
    margin-inline-end: calc(max(0px, 1em - 14px) * 1.5);
    padding-inline: var(--platform-space-1-5);
    box-sizing: border-box;
    border-radius: var(--platform-radius-md);
    color: var(--platform-text-secondary);
  }
  [data-count] {
    position: absolute;
    /* Grows away from the bell with larger text, and moves next to it. */
    inset-block-end: calc(50% - 1px);
    inset-inline-start: calc(50% + 2px + max(0px, (1em - 9px) * 0.75));
    min-inline-size: 1rem;
    padding-inline: var(--platform-space-1);
    border-radius: var(--platform-radius-md);
    background: var(--platform-accent-solid);
    box-shadow: 0 0 0 2px var(--platform-surface-sheet);
    color: var(--platform-text-on-accent);
    font: 600 var(--platform-font-size-2xs)/1.7778 var(--platform-font-family-sans);
    line-height: min(1.7778em, 0.6em + 0.6626rem);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  [data-bell]:hover {
    background: var(--platform-surface-hover);
    color: var(--platform-text-primary);
  }
  [data-bell] > [data-icon] {
    inline-size: 17px;
    block-size: 17px;
  }
  [data-user] {
    margin-inline-start: var(--platform-space-1);
  }
  [data-user] > [aria-haspopup] {
    display: grid;
    place-items: center;
    min-inline-size: 36px;
    min-block-size: 36px;
  }
  [data-user] > [aria-haspopup]:is(:hover, [aria-expanded='true']) {
    background: var(--platform-surface-hover);
  }
  ${media.print} {
    display: none;
  }
  ${media.phone} {
    position: sticky;
    block-size: auto;
    min-block-size: var(--platform-size-header);
    inset-block-start: 0;
    z-index: var(--platform-z-header);
    padding-inline: var(--platform-space-2);
    background: var(--platform-surface-sheet);

    /* Labels break if large text leaves no room for them. */
    > [data-size] {
      flex-shrink: 1;
    }
    [data-bell],
    [data-user] > [aria-haspopup] {
      min-inline-size: var(--platform-size-target-touch);
      min-block-size: var(--platform-size-target-touch);
    }
    [data-count] {
      inset-block-end: 50%;
    }
    [data-wide-only] {
      display: none;
    }
    ${media.low} {
      position: static;
    }
  }
`;

export const Spacer = styled.div`
  flex: 1;
`;

export const Path = styled(Breadcrumb)`
  margin-inline-start: var(--platform-space-1);
`;
