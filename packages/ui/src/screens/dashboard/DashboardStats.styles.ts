import { styled } from 'styled-components';

export const Pulse = styled.span`
  flex: none;
  inline-size: 8px;
  block-size: 8px;
  margin-inline-start: var(--platform-space-0-5);
  border-radius: 50%;
  background: var(--platform-success-mark);
  box-shadow: 0 0 0 4px var(--platform-success-soft);
`;
