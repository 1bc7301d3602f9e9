import { styled } from 'styled-components';

/** List of `Tag`s, each rendered as an `<li>`. */
export const TagList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--platform-space-1);
`;

/** A word of the customer's in a neutral box. */
export const Tag = styled.span`
  padding: var(--platform-space-0-75) var(--platform-space-2);
  border-radius: var(--platform-radius-sm);
  background: var(--platform-surface-hover);
  color: var(--platform-text-secondary);
  font: var(--platform-type-caption);
`;
