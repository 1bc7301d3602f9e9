import { keyframes, styled } from 'styled-components';

const empty = keyframes`
  to { background: var(--platform-track-rest); }
`;

export const Beats = styled.span`
  display: inline-flex;
  gap: calc(var(--platform-space-1) - 1px);

  > span {
    inline-size: 3.5px;
    block-size: 14px;
    border-radius: calc(var(--platform-radius-xs) - 2px);
    background: var(--platform-track-fill);
    animation: ${empty} 140ms var(--platform-motion-ease-out) forwards;
  }
  @media (forced-colors: active) {
    > span {
      border: 1px solid CanvasText;
    }
  }
`;
