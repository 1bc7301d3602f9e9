import { styled } from 'styled-components';

/** The choice of a contact, and the way to a new one. */
export const Choice = styled.div`
  > button {
    margin-block-start: 4px;
    margin-inline-start: -8px;
  }
`;

/** While it is empty it takes no room; it stays, so that what comes is announced. */
export const Hint = styled.output`
  display: block;

  &:empty {
    margin-block-end: -18px;
  }

  > p {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 8px;
    align-items: center;
    padding: 8px 12px;
    border-radius: var(--radius-md);
    background: var(--warning-soft);
    color: var(--warning-text);
    overflow-wrap: anywhere;
  }
`;
