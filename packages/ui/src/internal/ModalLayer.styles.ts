import { FloatingOverlay } from '@floating-ui/react';
import { styled } from 'styled-components';

export const Backdrop = styled(FloatingOverlay)`
  display: grid;
  z-index: var(--platform-z-backdrop);
  background: var(--platform-backdrop);
  animation: ui-fade var(--platform-motion-duration-base) var(--platform-motion-ease-out);
`;
