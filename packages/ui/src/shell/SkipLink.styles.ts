import { styled } from 'styled-components';

export const Skip = styled.a`
  position: fixed;
  inset: 12px auto auto 12px;
  z-index: var(--z-tooltip);
  padding: var(--space-2) var(--space-3-5);
  border-radius: var(--radius-md);
  background: var(--surface-inverse);
  color: var(--text-inverse);
  font-weight: 500;

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;
