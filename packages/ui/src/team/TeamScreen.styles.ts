import { styled } from 'styled-components';

export const Waiting = styled.div`
  display: flex;
  justify-content: center;
  padding-block: 96px;
  color: var(--text-secondary);
`;
