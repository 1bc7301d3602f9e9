import { styled } from 'styled-components';
import { popupStyles } from '../../internal/layer.styles.ts';

/** Not `<dialog>`, because it is not modal. */
export const Popup = styled.div.attrs({ role: 'dialog' })`
  ${popupStyles}
  inline-size: max-content;
  padding: var(--platform-space-4);
`;
