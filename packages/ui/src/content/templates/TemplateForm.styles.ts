import { styled } from 'styled-components';
import { wideSheet } from '../../tokens/media.ts';
import { plainFieldset } from '../../internal/looks.styles.ts';

/** Where the sheet has room for a row. */

/** Fields of one kind under a heading. */
export const Group = styled.fieldset`
  ${plainFieldset}

  > legend {
    padding: 0;
    font: var(--platform-type-label);
  }
  > p {
    margin-block-end: var(--platform-space-2);
    color: var(--platform-text-tertiary);
    font-size: var(--platform-font-size-md);
  }
  > p[data-error] {
    margin-block: var(--platform-space-1-5) 0;
    color: var(--platform-danger-text);
  }
`;

/** Inputs with a hairline around them. */
export const Rows = styled.ul`
  margin: 0 0 var(--platform-space-2);
  border: 1px solid var(--platform-border-hairline);
  border-radius: var(--platform-radius-md);

  &:empty {
    display: none;
  }
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--platform-space-2);
    align-items: start;
    padding: var(--platform-space-2-5);
  }
  > li + li {
    border-block-start: 1px solid var(--platform-border-hairline);
  }
  input[data-mono] {
    font-family: var(--platform-font-family-mono);
  }
  [data-part='end'] {
    display: flex;
    gap: var(--platform-space-2);
    align-items: center;
    justify-content: space-between;
    min-block-size: 32px;
  }
  ${wideSheet} {
    > li {
      grid-template-columns: minmax(0, 3fr) minmax(0, 4fr) minmax(0, 2.5fr) auto;
    }
  }
`;

/** What a prompt can name, each a button that writes it there. */
export const Variables = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--platform-space-1-5);
  margin-block: var(--platform-space-2);

  > button {
    min-block-size: 28px;
    padding: var(--platform-space-0-5) var(--platform-space-2);
    border: 1px solid var(--platform-border-default);
    border-radius: var(--platform-radius-sm);
    background: none;
    color: var(--platform-text-secondary);
    font: 400 var(--platform-font-size-md) / 1.5385 var(--platform-font-family-mono);
    cursor: pointer;
  }
  > button:hover {
    border-color: var(--platform-border-control-hover);
    color: var(--platform-text-primary);
  }
`;
