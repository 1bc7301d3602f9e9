import { styled } from 'styled-components';

export const Actions = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  margin-inline-start: auto;
`;

export const Busy = styled.span`
  margin-inline-end: 6px;
  color: var(--info-text);
`;
