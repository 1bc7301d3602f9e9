import { styled } from 'styled-components';
import { Dialog } from '../Dialog/index.ts';

export const Body = styled(Dialog.Body)`
  padding-block: var(--space-4) var(--space-5);
`;

/** A dialog without details has nothing between its text and its buttons. */
export const Gap = styled.div`
  block-size: 20px;
`;

export const Well = styled.div`
  padding: var(--space-2-5) var(--space-3);
  border-radius: calc(var(--radius-lg) - 2px);
  background: var(--surface-sunken);
  box-shadow: inset 0 0 0 1px var(--border-hairline);
  overflow-wrap: anywhere;
`;
