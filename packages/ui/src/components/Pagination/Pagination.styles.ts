import { styled } from 'styled-components';

export const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--platform-space-3);
  font-variant-numeric: tabular-nums;
`;
