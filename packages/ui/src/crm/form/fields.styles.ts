import { styled } from 'styled-components';
import { row } from '../../internal/looks.styles.ts';

/** The choice of a contact, and the way to a new one. */
export const Choice = styled.div`
  > button {
    margin-block-start: var(--platform-space-1);
    margin-inline-start: calc(-1 * var(--platform-space-2));
  }
`;

/** While it is empty it takes no room; it stays, so that what comes is announced. */
export const Hint = styled.output`
  display: block;

  &:empty {
    margin-block-end: calc(-1 * var(--platform-space-4-5));
  }

  > p {
    ${row}
    gap: var(--platform-space-0-5) var(--platform-space-2);
    padding: var(--platform-space-2) var(--platform-space-3);
    border-radius: var(--platform-radius-md);
    background: var(--platform-warning-soft);
    color: var(--platform-warning-text);
    overflow-wrap: anywhere;
  }
`;
