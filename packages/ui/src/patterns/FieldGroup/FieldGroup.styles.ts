import { styled } from 'styled-components';
import { plainFieldset } from '../../internal/looks.styles.ts';
import { RuledItem, RuledList } from '../RuledList/RuledList.styles.ts';

export const Root = styled.fieldset`
  ${plainFieldset}

  &:where([data-layout='grid']) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--platform-space-1-5);
  }
`;

export const Legend = styled.legend`
  padding: 0;
  font: var(--platform-type-label);

  &[data-apart] {
    padding-block-end: var(--platform-space-1-5);
  }
`;

export const Hint = styled.p`
  margin-block-end: var(--platform-space-2);
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);
`;

export const ErrorText = styled.p`
  grid-column: 1 / -1;
  color: var(--platform-danger-text);
  font-size: var(--platform-font-size-md);
`;

/** Rows of fields that the user adds and removes, in a box. Hidden without rows. */
export const FieldList = styled(RuledList)`
  margin-block-end: var(--platform-space-2);
  border: 1px solid var(--platform-border-hairline);
  border-radius: var(--platform-radius-md);

  &:empty {
    display: none;
  }
  [data-mono] {
    font-family: var(--platform-font-family-mono);
  }
`;

export const FieldListRow = styled(RuledItem)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--platform-space-2);
  align-items: start;
  padding: var(--platform-space-2-5);
`;
