import { styled } from 'styled-components';
import { visuallyHidden } from '../../internal/visuallyHidden.styles.ts';

/** Around the table of calls: links in the colour of text, a number with its arrow. */
export const Root = styled.div`
  td > a {
    color: var(--platform-text-primary);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  td[data-stack='note'] > a {
    color: inherit;
  }
  [data-number] {
    display: inline-flex;
    gap: var(--platform-space-1-5);
    align-items: center;
    max-inline-size: 100%;
    color: var(--platform-text-secondary);
    font-variant-numeric: tabular-nums;
  }
  [data-number] > [data-icon] {
    flex: none;
    color: var(--platform-text-tertiary);
  }
  /* What the arrow says, for readers. */
  [data-number] > span {
    ${visuallyHidden}
  }
  bdi {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  td > [data-tone] {
    max-inline-size: 100%;
  }
`;
