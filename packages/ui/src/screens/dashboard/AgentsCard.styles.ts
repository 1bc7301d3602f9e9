import { css, styled } from 'styled-components';
import { Link } from '../../components/Link/Link.tsx';
import { container, media } from '../../tokens/media.ts';

const list = css`
  && :is([data-row], [data-placeholder]) {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--platform-space-0-75) var(--platform-space-3);
  }
  :is([data-row], [data-placeholder]) > [data-stack='title'] {
    grid-area: 1 / 1;
  }
  :is([data-row], [data-placeholder]) > [data-stack='note'] {
    grid-area: 2 / 1;
  }
  :is([data-row], [data-placeholder]) > [data-stack='meta'] {
    grid-area: 1 / 2;
    justify-content: flex-end;
    margin: 0;
    padding: 0;
    text-align: end;
  }
  :is([data-row], [data-placeholder]) > [data-stack='meta']:last-child {
    grid-area: 2 / 2;
  }
  ${container.tiny} {
    && :is([data-row], [data-placeholder]) {
      grid-template-columns: minmax(0, 1fr);
    }
    :is([data-row], [data-placeholder]) > [data-stack][data-stack] {
      grid-area: auto;
      justify-content: flex-start;
      text-align: start;
    }
  }
`;

export const Root = styled.div`
  margin-block-start: calc(-1 * var(--platform-space-2-5));
  /* Five columns next to another card leave no room for a name: the card's width decides. */
  ${container.wide} {
    container: page / inline-size;
  }
  ${container.list} {
    ${list}
  }
  ${media.phone} {
    ${list}
  }
`;

export const ViewAll = styled(Link)`
  min-block-size: var(--platform-size-target-min);
`;
