import { styled } from 'styled-components';
import { media, narrowShares } from '../../tokens/media.ts';

export const Lines = styled.ul`
  container: shares / inline-size;
  margin: 0;
  padding: 0;
  list-style: none;

  > li > :is(a, div) {
    display: grid;
    /* Room for long words of some languages. */
    grid-template-columns:
      minmax(min(8.5rem, 53%), 1fr) minmax(0, 6rem) minmax(2.5rem, max-content)
      minmax(2.75rem, max-content);
    gap: var(--platform-space-3);
    align-items: center;
    margin-inline: calc(-1 * var(--platform-space-2));
    padding: var(--platform-space-2);
    border-radius: var(--platform-radius-md);
    color: var(--platform-text-primary);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
    text-decoration: none;
  }
  ${media.phone} {
    > li > :is(a, div) {
      grid-template-columns:
        minmax(min(8.5rem, 53%), 1fr) minmax(0, 6rem) minmax(2rem, max-content)
        minmax(2.5rem, max-content);
      gap: var(--platform-space-2);
    }
  }
  /* With large text the name has its own line. */
  ${narrowShares} {
    > li > :is(a, div) {
      grid-template-columns: minmax(0, 1fr) auto auto;
    }
    bdi {
      grid-column: 1 / -1;
    }
  }
  @media (hover: hover) {
    > li > a:hover {
      background: var(--platform-surface-hover);
    }
  }
  bdi {
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 500;
    text-align: end;
  }
  li span {
    color: var(--platform-text-tertiary);
    text-align: end;
  }
  [data-ink='green'] {
    --platform-meter-ink: var(--platform-chart-3);
  }
  [data-ink='purple'] {
    --platform-meter-ink: var(--platform-chart-4);
  }
  [data-ink='warning'] {
    --platform-meter-ink: var(--platform-warning-mark);
  }
  [data-ink='neutral'] {
    --platform-meter-ink: var(--platform-neutral-mark);
  }
  [data-ink='danger'] {
    --platform-meter-ink: var(--platform-danger-mark);
  }
`;
