import { styled } from 'styled-components';
import { FieldGroup } from '../patterns/FieldGroup/FieldGroup.tsx';
import { RadioCard } from '../patterns/RadioCard/RadioCard.tsx';

export const Options = styled(FieldGroup)`
  display: grid;
  gap: var(--platform-space-2-5);
`;

/** A way to pay. Pointing at it changes nothing: there is one to choose, and it is chosen. */
export const Option = styled(RadioCard)`
  --platform-radio-card-chosen: var(--platform-accent-soft);
  --platform-radio-card-edge: 2px;
  --platform-radio-card-hover: var(--platform-border-default);
  gap: var(--platform-space-3-5);
  padding: var(--platform-space-4);
  background: none;

  &:has(:disabled) {
    background: var(--platform-surface-sunken);
    box-shadow: inset 0 0 0 1px var(--platform-border-hairline);
    cursor: not-allowed;
  }
`;
