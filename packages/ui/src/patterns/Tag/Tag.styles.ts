import { styled } from 'styled-components';

export const TagList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--platform-space-1);
`;

export const Tag = styled.span`
  padding: var(--platform-space-0-75) var(--platform-space-2);
  border-radius: var(--platform-radius-sm);
  background: var(--platform-surface-hover);
  color: var(--platform-text-secondary);
  font: var(--platform-type-caption);
`;
