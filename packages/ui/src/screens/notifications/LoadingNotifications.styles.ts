import { styled } from 'styled-components';

export const Row = styled.li`
  display: flex;
  gap: var(--platform-space-3-5);
  padding-block: var(--platform-space-3-5);
`;

export const Lines = styled.div`
  display: grid;
  flex: 1;
  gap: var(--platform-space-2);
  align-content: center;
`;
