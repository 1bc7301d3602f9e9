import { FloatingOverlay } from '@floating-ui/react';
import { styled } from 'styled-components';

export const Backdrop = styled(FloatingOverlay)`
  display: grid;
  z-index: var(--z-backdrop);
  background: var(--backdrop);
  animation: ui-fade var(--motion-duration-base) var(--motion-ease-out);
`;
