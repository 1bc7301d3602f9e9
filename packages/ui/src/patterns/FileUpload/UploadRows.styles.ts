import { styled } from 'styled-components';
import { Stack } from '../../components/Stack/Stack.tsx';
import { media } from '../../tokens/media.ts';

export const Rows = styled.ul`
  max-block-size: 26rem;
  margin: 0 calc(-1 * var(--platform-space-1));
  padding: 0 var(--platform-space-1);
  overflow-y: auto;
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--platform-space-1) var(--platform-space-3);
  align-items: center;
  padding-block: var(--platform-space-2-5);
  border-block-start: 1px solid var(--platform-border-hairline);

  > [role='progressbar'] {
    grid-column: 2 / -1;
  }
`;

export const Actions = styled(Stack)`
  font-variant-numeric: tabular-nums;

  ${media.phone} {
    /* Labelled buttons need a line of their own. */
    [data-ended] > & {
      grid-column: 2 / -1;
      flex-wrap: wrap;
    }
  }
`;
