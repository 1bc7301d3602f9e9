import { styled } from 'styled-components';

/** One line; wraps if the panel is too narrow for three buttons. */
export const FollowUpRow = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: var(--platform-space-2);
`;

export const FollowUpItem = styled.div`
  display: grid;
  flex: 0 1 auto;
  gap: var(--platform-space-1);
  align-content: start;
  justify-items: start;
  min-inline-size: 0;

  > * {
    max-inline-size: 100%;
  }
  &:first-child {
    flex: 1 1 5rem;
  }
`;

export const ItemLabel = styled.span`
  display: flex;
  gap: var(--platform-space-1-5);
  align-items: center;
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);
  white-space: nowrap;
`;

export const ItemText = styled.bdi`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const DateChoice = styled.div`
  display: grid;
  gap: var(--platform-space-2);
  justify-items: end;
  padding: var(--platform-space-3);
`;
