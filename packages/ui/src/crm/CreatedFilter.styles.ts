import { styled } from 'styled-components';

export const Root = styled.div`
  display: inline-flex;
  gap: var(--platform-space-1);
  align-items: center;
  min-block-size: 36px;
  padding-inline: var(--platform-space-3) var(--platform-space-0-5);
  border-radius: var(--platform-radius-md);
  background: var(--platform-accent-soft);
  color: var(--platform-text-primary);
  font-size: var(--platform-font-size-md);
  font-variant-numeric: tabular-nums;
`;
