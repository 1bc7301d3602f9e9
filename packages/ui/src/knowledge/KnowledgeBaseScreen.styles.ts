import { styled } from 'styled-components';
import { container, media } from '../tokens/media.ts';
import { ListPage } from '../patterns/ListPage/ListPage.tsx';

/** The bases next to the content of one, if there is room. */
export const Library = styled(ListPage)`
  ${container.besideAside} {
    &[data-divided] {
      display: grid;
      grid-template-columns: 208px minmax(0, 1fr);
      grid-template-rows: auto auto 1fr;
      column-gap: var(--platform-space-8);
      align-items: start;
    }
    &[data-divided] > :first-child {
      grid-column: 1 / -1;
    }
    &[data-divided] > :nth-child(2) {
      grid-row: 2 / 4;
      grid-column: 1;
    }
    /* A page of its own beside the bases: what has less room here drops columns earlier. */
    &[data-divided] > :nth-child(n + 3) {
      grid-column: 2;
      container: page / inline-size;
    }
    [data-narrow] {
      display: none;
    }
  }
  ${container.aside} {
    [data-wide] {
      display: none;
    }
  }
`;

export const Parts = styled.div`
  display: grid;
  gap: var(--platform-space-4);
`;

export const Head = styled.div`
  display: flex;
  gap: var(--platform-space-4);
  align-items: flex-start;
  justify-content: space-between;

  > div {
    min-inline-size: 0;
  }
  h2 {
    font: var(--platform-type-section);
    overflow-wrap: anywhere;
  }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--platform-space-1);
    margin: var(--platform-space-1) 0 0;
    color: var(--platform-text-secondary);
    overflow-wrap: anywhere;
  }
  p > bdi::after {
    content: ' ·';
  }
`;

export const Storage = styled.div`
  display: flex;
  gap: var(--platform-space-3);
  align-items: center;
  color: var(--platform-text-secondary);
  font: var(--platform-type-caption);
  font-variant-numeric: tabular-nums;

  > [role='meter'] {
    flex: 1;
    max-inline-size: 240px;
  }
`;

export const Rows = styled.div`
  [data-missing] {
    color: var(--platform-text-tertiary);
    font-weight: 400;
  }
  td > bdi {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  ${container.list} {
    td > [data-tone] {
      max-inline-size: 100%;
    }
  }
  ${media.phone} {
    td > [data-tone] {
      max-inline-size: 100%;
    }
  }
`;
