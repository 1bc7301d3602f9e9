import { styled } from 'styled-components';
import { ListPage } from '../patterns/ListPage/ListPage.tsx';

/**
 * Takes the whole width of the sheet for a board: the column it stands in is narrower, and its
 * container `page` knows how wide the sheet is.
 */
export const WidePage = styled(ListPage)`
  --platform-wide: max(100%, calc(100cqi - 56px));

  &[data-wide] {
    inline-size: var(--platform-wide);
    margin-inline-start: calc((100% - var(--platform-wide)) / 2);
  }

  /* As high as the sheet leaves room for: the lanes scroll. */
  &[data-fills],
  &[data-fills] > :has(> [data-board]) {
    display: flex;
    flex: 1 0 auto;
    flex-direction: column;
  }
`;
