import { styled } from 'styled-components';

export const Row = styled.div`
  display: flex;
  position: relative;
  flex: 1;
  min-inline-size: 0;
`;
