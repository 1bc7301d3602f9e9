import { styled } from 'styled-components';

export const Heading = styled.h3`
  margin-block-end: var(--platform-space-1);
  color: var(--platform-text-secondary);
  font: var(--platform-type-caption);
`;

export const Keyed = styled.div`
  display: flex;
  gap: var(--platform-space-4);
  align-items: center;
  justify-content: space-between;
  min-block-size: 32px;
  border-block-end: 1px solid var(--platform-border-hairline);

  &:last-child {
    border-block-end: 0;
  }
  &[data-off] {
    color: var(--platform-text-tertiary);
    text-decoration: line-through;
  }
`;

export const Description = styled.dt`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const KeyNames = styled.dd`
  display: flex;
  flex: none;
  gap: var(--platform-space-1);
`;

export const Hint = styled.p`
  margin-block-start: calc(-1 * var(--platform-space-3));
  color: var(--platform-text-secondary);
  font: var(--platform-type-caption);
`;
