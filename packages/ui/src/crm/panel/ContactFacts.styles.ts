import { styled } from 'styled-components';

export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    padding: 3px 8px;
    border-radius: 6px;
    background: var(--surface-hover);
    color: var(--text-secondary);
    font: var(--type-caption);
  }
`;
