import { styled } from 'styled-components';
import { container } from '../../tokens/media.ts';

/** Around the table: what is secondary is quieter. */
export const Root = styled.div`
  bdi {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  a > bdi {
    display: inline;
  }
  td > bdi {
    color: var(--platform-text-secondary);
  }
  [data-missing] {
    color: var(--platform-text-tertiary);
  }
  td[data-stack='actions'] {
    white-space: nowrap;
  }
  ${container.medium} {
    td [role='meter'] {
      display: none;
    }
  }
`;
