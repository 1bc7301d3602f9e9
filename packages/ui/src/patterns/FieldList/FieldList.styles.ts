import { styled } from 'styled-components';
import { RuledItem, RuledList } from '../RuledList/RuledList.styles.ts';

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
