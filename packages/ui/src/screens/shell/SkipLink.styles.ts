import { styled } from 'styled-components';

export const Skip = styled.a`
  position: fixed;
  inset: 12px auto auto 12px;
  z-index: var(--platform-z-tooltip);
  padding: var(--platform-space-2) var(--platform-space-3-5);
  border-radius: var(--platform-radius-md);
  background: var(--platform-surface-inverse);
  color: var(--platform-text-inverse);
  font-weight: 500;

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;
