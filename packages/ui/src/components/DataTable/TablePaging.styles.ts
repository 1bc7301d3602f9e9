import { styled } from 'styled-components';
import { container } from '../../tokens/media.ts';
import { pagingFooter } from '../Pagination/pagingFooter.styles.ts';

export const Footer = styled.div`
  ${pagingFooter}
  justify-content: space-between;

  ${container.narrow} {
    > nav {
      flex: 1 0 100%;
      justify-content: space-between;
    }
  }
`;
