import { styled } from 'styled-components';
import { container } from '../../../tokens/media.ts';

export const Root = styled.div`
  ${container.medium} {
    [role='meter'] {
      display: none;
    }
  }
`;
