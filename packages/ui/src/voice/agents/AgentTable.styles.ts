import { styled } from 'styled-components';
import { container } from '../../tokens/media.ts';

/** Around the table: where it is narrow the rate has no meter. */
export const Root = styled.div`
  ${container.medium} {
    [role='meter'] {
      display: none;
    }
  }
`;
