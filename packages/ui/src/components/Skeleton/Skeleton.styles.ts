import { keyframes, styled } from 'styled-components';

const appear = keyframes`
  from { visibility: hidden; }
`;

const pulse = keyframes`
  50% { opacity: 0.55; }
`;

export const Block = styled.span`
  display: block;
  inline-size: 100%;
  block-size: 12px;
  border-radius: var(--platform-radius-xs);
  background: var(--platform-surface-pressed);
  animation:
    ${appear} 1ms 300ms backwards,
    ${pulse} 1200ms 300ms var(--platform-motion-ease-in-out) infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: ${appear} 1ms 300ms backwards;
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;
