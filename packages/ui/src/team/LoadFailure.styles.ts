import { styled } from 'styled-components';

export const Failure = styled.p`
  padding-block: 10px;
  color: var(--danger-text);
  overflow-wrap: anywhere;
`;
