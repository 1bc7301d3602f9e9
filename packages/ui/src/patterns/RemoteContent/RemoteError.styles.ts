import { styled } from 'styled-components';

export const Message = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--platform-space-1) var(--platform-space-2);
  color: var(--platform-danger-text);
  overflow-wrap: anywhere;

  &[data-retry='link'] {
    display: block;
    padding-block: var(--platform-space-2-5);
  }
`;
