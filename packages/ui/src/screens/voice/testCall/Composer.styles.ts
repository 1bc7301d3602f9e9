import { styled } from 'styled-components';

export const Row = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: var(--platform-space-2);
  padding: var(--platform-space-3) var(--platform-space-4);
  border-block-start: var(--platform-size-hairline) solid var(--platform-border-hairline);
  background: var(--platform-surface-sunken);

  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
`;

export const Note = styled.output`
  flex: 1 0 100%;
  color: var(--platform-text-secondary);
  font-size: var(--platform-font-size-md);
`;
