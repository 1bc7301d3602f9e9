import { styled } from 'styled-components';

export const Strip = styled.div`
  margin-block-end: 24px;

  &:has(> [data-slim]) {
    margin-block-end: 18px;
  }
`;
