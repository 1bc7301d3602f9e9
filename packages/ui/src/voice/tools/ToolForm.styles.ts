import { styled } from 'styled-components';
import { wideSheet } from '../../tokens/media.ts';
import { plainFieldset } from '../../internal/looks.styles.ts';

/** Where the sheet has room for two columns. */

/** A short field before a long one. */
export const ShortAndLong = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--platform-space-4-5) var(--platform-space-3);
  align-items: start;

  ${wideSheet} {
    grid-template-columns: 10rem minmax(0, 1fr);
  }
`;

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

/** The builder and its JSON beside one another. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--platform-space-4);

  ${wideSheet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  textarea {
    min-block-size: 12rem;
    max-block-size: 28rem;
    font-family: var(--platform-font-family-mono);
    font-size: var(--platform-font-size-md);
    line-height: 1.6924;
    white-space: pre;
  }
  fieldset {
    ${plainFieldset}
  }
`;

/** Rows with a hairline around them. */
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
  [data-part='first'],
  [data-part='second'] {
    display: flex;
    gap: var(--platform-space-2);
    align-items: start;
  }
  [data-part] > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
  [data-part='first'] > :nth-child(2) {
    flex: none;
    inline-size: 8.5rem;
  }
  [data-part='second'] > label {
    flex: none;
    align-items: center;
    min-block-size: 32px;
  }
`;

/** The rows of headers: name, value, whether it is secret, the cross. */
export const HeaderRows = styled(Rows)`
  ${wideSheet} {
    > li {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto auto;
    }
    > li > label {
      align-items: center;
      min-block-size: 36px;
    }
  }
`;

/** Code as it would be sent. */
export const Sample = styled.pre`
  margin: 0;
  padding: var(--platform-space-3) var(--platform-space-3-5);
  border: 1px solid var(--platform-border-hairline);
  border-radius: var(--platform-radius-md);
  background: var(--platform-surface-sunken);
  color: var(--platform-text-secondary);
  font-family: var(--platform-font-family-mono);
  font-size: var(--platform-font-size-md);
  line-height: 1.5385;
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  b {
    color: var(--platform-accent-text);
    font-weight: 400;
  }
`;

export const SampleHeading = styled.h3`
  margin-block-end: var(--platform-space-1-5);
  font: var(--platform-type-label);
`;

export const Timeout = styled.div`
  max-inline-size: 12rem;
`;
