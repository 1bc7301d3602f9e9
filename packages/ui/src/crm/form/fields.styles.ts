import { styled } from 'styled-components';
import { row } from '../../internal/looks.styles.ts';
import { Button } from '../../components/Button/Button.tsx';

/** The way to a new contact, below the choice of one. */
export const CreateButton = styled(Button)`
  margin-block-start: var(--platform-space-1);
  margin-inline-start: calc(-1 * var(--platform-space-2));
`;

/** While it is empty it takes no room; it stays, so that what comes is announced. */
export const Hint = styled.output`
  display: block;

  &:empty {
    margin-block-end: calc(-1 * var(--platform-space-4-5));
  }
`;

export const Warning = styled.p`
  ${row}
  gap: var(--platform-space-0-5) var(--platform-space-2);
  padding: var(--platform-space-2) var(--platform-space-3);
  border-radius: var(--platform-radius-md);
  background: var(--platform-warning-soft);
  color: var(--platform-warning-text);
  overflow-wrap: anywhere;
`;
