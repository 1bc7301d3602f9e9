import { styled } from 'styled-components';

export const Root = styled.nav`
  display: flex;
  align-items: center;
  gap: 12px;
  font-variant-numeric: tabular-nums;
`;
