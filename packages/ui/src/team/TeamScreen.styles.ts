import { styled } from 'styled-components';

export const Waiting = styled.output`
  display: flex;
  justify-content: center;
  padding-block: 96px;
  color: var(--text-secondary);
`;
