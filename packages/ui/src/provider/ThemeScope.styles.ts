import { styled } from 'styled-components';

export const Scope = styled.div`
  color: var(--platform-text-primary);
  font: var(--platform-type-body);
  -webkit-font-smoothing: antialiased;

  &[data-theme] {
    --platform-page-surface: var(--platform-surface-sheet);
    background: var(--platform-page-surface);
  }
`;
