import { styled } from 'styled-components';
import { container, media } from '../../tokens/media.ts';
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
`;

/** Says above the table what its calls were picked from. */
export const Notice = styled.div`
  margin-block-end: var(--platform-space-4);
`;

/** The filters, which are more than the toolbar has room for: in one line, in three and two, in pairs. */
export const Filters = styled.div`
  --platform-filter-flex: 1 1 130px;
  --platform-filter-text: none;
  display: flex;
  flex-wrap: wrap;
  gap: var(--platform-space-3);
  margin-block-end: var(--platform-space-2-5);

  > * {
    min-inline-size: 0;
  }
  ${container.medium} {
    --platform-filter-flex: 1 1 30%;
  }
  ${container.narrow} {
    --platform-filter-flex: 1 1 40%;

    > :first-child {
      flex-basis: 100%;
    }
  }
  ${media.print} {
    display: none;
  }
`;
