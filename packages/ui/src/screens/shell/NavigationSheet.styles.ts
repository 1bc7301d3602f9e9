import { styled } from 'styled-components';

export const SheetContent = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 100%;
  padding: var(--platform-space-2) var(--platform-space-3) var(--platform-space-5);
`;
