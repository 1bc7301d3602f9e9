import { styled } from 'styled-components';
import { pagingFooter } from '../../components/Pagination/pagingFooter.styles.ts';
import { container } from '../../tokens/media.ts';

export const Footer = styled.div`
  ${pagingFooter}
  justify-content: flex-end;

  &:has(> :nth-child(2)) {
    justify-content: space-between;
  }
  > [role='alert'] {
    flex: 1;
    color: var(--platform-danger-text);
  }
  ${container.narrow} {
    > nav:not(:only-child) {
      flex: 1 0 100%;
      justify-content: space-between;
    }
  }
`;
