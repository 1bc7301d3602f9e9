import { keyframes, styled } from 'styled-components';

const empty = keyframes`
  to { background: var(--platform-track-rest); }
`;

export const Beats = styled.span`
  display: inline-flex;
  gap: var(--platform-space-0-75);

  > span {
    inline-size: 3.5px;
    block-size: 14px;
    border-radius: var(--platform-radius-2xs);
    background: var(--platform-track-fill);
    animation: ${empty} 140ms var(--platform-motion-ease-out) forwards;
  }
  @media (forced-colors: active) {
    > span {
      border: 1px solid CanvasText;
    }
  }
`;
