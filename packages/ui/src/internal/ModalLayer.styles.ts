import { styled } from 'styled-components';
import { visuallyHidden } from './visuallyHidden.styles.ts';

export const Backdrop = styled.div`
  display: grid;
  position: fixed;
  z-index: var(--platform-z-backdrop);
  inset: 0;
  overflow: auto;
  background: var(--platform-backdrop);
  animation: ui-fade var(--platform-motion-duration-base) var(--platform-motion-ease-out);
`;

/** Takes the focus that would leave the layer, such as from the chosen one of radio buttons. */
export const FocusGuard = styled.span.attrs({ tabIndex: 0, 'aria-hidden': true })`
  ${visuallyHidden}
`;
