import { styled } from 'styled-components';

export const Reason = styled.span`
  display: block;
  color: var(--platform-text-secondary);
  font-size: var(--platform-font-size-md);
  overflow-wrap: anywhere;
  text-wrap: balance;

  [data-panel-status] > & {
    color: var(--platform-brand-panel-muted);
  }
`;
