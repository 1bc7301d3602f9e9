import { styled } from 'styled-components';

export const Subject = styled.div`
  display: grid;
  gap: 10px;

  > b {
    font-weight: 500;
  }
`;
