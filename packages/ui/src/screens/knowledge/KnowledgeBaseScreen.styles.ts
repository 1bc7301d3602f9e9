import { styled } from 'styled-components';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { container, media } from '../../tokens/media.ts';
import { ListPage } from '../../patterns/ListPage/ListPage.tsx';

export const Library = styled(ListPage)`
  ${container.wideEnoughForAside} {
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
    /* A separate container, so that columns collapse by the space next to the bases. */
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

export const Description = styled(Stack)`
  color: var(--platform-text-secondary);
  overflow-wrap: anywhere;
`;

export const Storage = styled(Stack)`
  color: var(--platform-text-secondary);
  font: var(--platform-type-caption);
  font-variant-numeric: tabular-nums;

  > [role='meter'] {
    flex: 1;
    max-inline-size: 240px;
  }
`;

export const StatusBadge = styled(Badge)`
  ${container.list} {
    max-inline-size: 100%;
  }
  ${media.phone} {
    max-inline-size: 100%;
  }
`;
