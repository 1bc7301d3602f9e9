import { styled } from 'styled-components';

export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    padding: calc(var(--space-1) - 1px) var(--space-2);
    border-radius: var(--radius-sm);
    background: var(--surface-hover);
    color: var(--text-secondary);
    font: var(--type-caption);
  }
`;
