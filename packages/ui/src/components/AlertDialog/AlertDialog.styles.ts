import { styled } from 'styled-components';
import { Dialog } from '../Dialog/index.ts';

export const Body = styled(Dialog.Body)`
  padding-block: 16px 20px;
`;

/** A dialog without a details has nothing between its text and its buttons. */
export const Gap = styled.div`
  block-size: 20px;
`;

export const Well = styled.div`
  padding: 10px 12px;
  border-radius: 10px;
  background: var(--surface-sunken);
  box-shadow: inset 0 0 0 1px var(--border-hairline);
  overflow-wrap: anywhere;
`;
