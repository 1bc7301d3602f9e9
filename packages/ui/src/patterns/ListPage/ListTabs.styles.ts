import { styled } from 'styled-components';
import { SearchBox, sticky, hiddenInPrint } from './ListToolbar.styles.ts';
import { container } from '../../tokens/media.ts';

export const Root = styled.div`
  display: flex;
  gap: var(--platform-space-6);
  align-items: flex-end;
  margin-block: calc(-1 * var(--platform-space-3)) var(--platform-space-6);
  padding-block-start: var(--platform-space-3);
  box-shadow: inset 0 -1px 0 var(--platform-line);
  ${sticky}
  --platform-line: var(--platform-border-hairline);
  ${hiddenInPrint}

  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
  > :last-child {
    display: flex;
    gap: var(--platform-space-3);
    margin-block-end: var(--platform-space-2-5);
  }
  ${SearchBox} {
    flex: 0 0 16.25rem;
  }
  ${container.pane} {
    flex-direction: column-reverse;
    gap: var(--platform-space-4);
    align-items: stretch;

    > :first-child {
      flex: 1;
    }
    > :last-child {
      flex-wrap: wrap;
      margin-block-end: 0;
    }
    ${SearchBox} {
      flex: 1 1 7.5rem;
    }
  }
`;
