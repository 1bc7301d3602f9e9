import { styled } from 'styled-components';
import { Dialog } from '../Dialog/index.ts';

export const Body = styled(Dialog.Body)`
  padding-block: var(--platform-space-4) var(--platform-space-5);
`;

export const Spacer = styled.div`
  block-size: 20px;
`;

export const DetailsBox = styled.div`
  padding: var(--platform-space-2-5) var(--platform-space-3);
  border-radius: var(--platform-radius-control-lg);
  background: var(--platform-surface-sunken);
  box-shadow: inset 0 0 0 1px var(--platform-border-hairline);
  overflow-wrap: anywhere;
`;
