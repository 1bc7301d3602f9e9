import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const List = styled.dl`
  display: grid;
  align-items: baseline;
  grid-template-columns: fit-content(45%) minmax(0, 1fr);
  gap: var(--platform-space-0-5) var(--platform-space-3);
  margin: 0;

  > dt {
    padding-block: var(--platform-space-1);
    color: var(--platform-text-tertiary);
    font-size: var(--platform-font-size-md);
    line-height: 1.5385;
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  /* Fits the labels of most lists, so that lists align; grows for longer ones. */
  > dt::after {
    content: '';
    display: block;
    inline-size: var(--platform-fact-label-size, 104px);

    ${media.phone} {
      inline-size: var(--platform-fact-label-size, 80px);
    }
  }
  > dd {
    margin: 0;
    padding-block: var(--platform-space-1);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  /* A badge wraps if it is wider than its column. */
  > dd > [data-tone] {
    white-space: normal;
  }
  &[data-size='small'] {
    grid-template-columns: minmax(96px, 120px) minmax(0, 1fr);
    gap: var(--platform-space-2) var(--platform-space-3);
    align-items: center;
  }
  &[data-size='small'] > * {
    padding-block: 0;
    line-height: inherit;
  }
  &[data-size='small'] > dt::after {
    content: none;
  }
  &[data-size='small'] > dd {
    font-variant-numeric: tabular-nums;
  }
  ${media.tiny} {
    &,
    &[data-size='small'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
