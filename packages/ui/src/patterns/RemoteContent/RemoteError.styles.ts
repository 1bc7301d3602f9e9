import { styled } from 'styled-components';

export const Message = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  color: var(--danger-text);
  overflow-wrap: anywhere;

  &[data-retry='link'] {
    display: block;
    padding-block: 10px;
  }
`;
