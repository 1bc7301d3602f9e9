import { keyframes, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

const empty = keyframes`
  to { background: var(--platform-track-rest); }
`;

export const Beat = styled.span`
  inline-size: 3.5px;
  block-size: 14px;
  border-radius: var(--platform-radius-2xs);
  background: var(--platform-track-fill);
  animation: ${empty} 140ms var(--platform-motion-ease-out) forwards;

  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;
