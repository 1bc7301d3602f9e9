import { styled } from 'styled-components';

export const Scope = styled.div`
  color: var(--text-primary);
  font: var(--type-body);
  -webkit-font-smoothing: antialiased;

  &[data-theme] {
    background: var(--surface-sheet);
  }
`;
