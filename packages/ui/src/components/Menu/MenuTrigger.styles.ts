import { styled } from 'styled-components';

export const UnstyledButton = styled.button`
  padding: 0;
  border: 0;
  border-radius: var(--platform-radius-md);
  background: none;
  cursor: pointer;
  text-align: start;
`;
