import { styled } from 'styled-components';

export const Setup = styled.div`
  display: grid;
  flex: none;
  gap: var(--platform-space-3);
  max-block-size: 40dvh;
  padding: var(--platform-space-3) var(--platform-space-5);
  border-block-end: var(--platform-size-hairline) solid var(--platform-border-hairline);
  overflow-y: auto;
`;

export const CaseRow = styled.div`
  display: flex;
  gap: var(--platform-space-2);
  align-items: flex-end;

  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
`;
