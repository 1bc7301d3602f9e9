import { css, styled } from 'styled-components';
import { container, media } from '../tokens/media.ts';

/** In the list layout the type moves below the name and the rate below the status. */
const list = css`
  tbody tr:not([data-message], [data-gap]) {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--platform-space-0-75) var(--platform-space-3);
  }
  tbody tr > td[data-stack='title'] {
    grid-area: 1 / 1;
  }
  tbody tr > td[data-stack='note'] {
    grid-area: 2 / 1;
  }
  tbody tr > td[data-stack='meta'] {
    grid-area: 1 / 2;
    justify-content: flex-end;
    margin: 0;
    padding: 0;
  }
  tbody tr > td[data-stack='meta']:last-child {
    grid-area: 2 / 2;
  }
  ${container.tiny} {
    tbody tr:not([data-message], [data-gap]) {
      grid-template-columns: minmax(0, 1fr);
    }
    tbody tr > td[data-stack][data-stack] {
      grid-area: auto;
      justify-content: flex-start;
    }
  }
`;

export const Root = styled.div`
  margin-block-start: calc(-1 * var(--platform-space-2-5));
  /* Next to another card five columns leave no room for a name: then the card's width decides. */
  ${container.wide} {
    container: page / inline-size;
  }

  tbody td:nth-child(2) {
    color: var(--platform-text-secondary);
  }
  td bdi {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  td a {
    max-inline-size: 100%;
    color: var(--platform-text-primary);
  }
  ${container.list} {
    ${list}
  }
  ${media.phone} {
    ${list}
  }
`;

export const ViewAll = styled.span`
  font-size: var(--platform-font-size-md);

  > a {
    min-block-size: var(--platform-size-target-min);
  }
`;
