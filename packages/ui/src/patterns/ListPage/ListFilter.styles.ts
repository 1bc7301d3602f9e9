import { styled } from 'styled-components';
import { Select } from '../../components/Select/Select.tsx';
import { container, media } from '../../tokens/media.ts';

export const Filter = styled(Select)`
  inline-size: 168px;

  ${media.print} {
    display: none;
  }
  ${container.medium} {
    flex: 1 1 140px;
    inline-size: auto;
    min-inline-size: 0;
  }
`;
