import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Form = styled.form`
  display: contents;
`;

/** Two short fields side by side. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 18px 12px;
  align-items: start;

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

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
