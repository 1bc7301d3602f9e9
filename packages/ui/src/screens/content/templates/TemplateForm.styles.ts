import { styled } from 'styled-components';
import { FieldListRow } from '../../../patterns/FieldList/FieldList.styles.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { wideSheet } from '../../../tokens/media.ts';

export const InputListRow = styled(FieldListRow)`
  ${wideSheet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 4fr) minmax(0, 2.5fr) auto;
  }
`;

export const RowEnd = styled(Stack)`
  min-block-size: 32px;
`;

export const Variables = styled(Stack)`
  margin-block: var(--platform-space-2);
`;

export const Variable = styled.button.attrs({ type: 'button' })`
  min-block-size: 28px;
  padding: var(--platform-space-0-5) var(--platform-space-2);
  border: var(--platform-size-hairline) solid var(--platform-border-default);
  border-radius: var(--platform-radius-sm);
  background: none;
  color: var(--platform-text-secondary);
  font: 400 var(--platform-font-size-md) / 1.5385 var(--platform-font-family-mono);
  cursor: pointer;

  &:hover {
    border-color: var(--platform-border-control-hover);
    color: var(--platform-text-primary);
  }
`;
