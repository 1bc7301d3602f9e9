import { styled } from 'styled-components';

export const Message = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  color: var(--danger-text);
  overflow-wrap: anywhere;

  &[data-retry='link'] {
    display: block;
    padding-block: var(--space-2-5);
  }
`;
