import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { FieldButton } from '../Field/FieldButton.styles.ts';
import { Value } from './ChoiceTrigger.styles.ts';

/** A button cannot contain another one, so the clear button is placed over the trigger. */
export const ClearableControl = styled.div`
  --platform-clear-size: 1.875rem;
  position: relative;
  min-inline-size: 0;

  &[data-filled] ${Value} {
    padding-inline-end: var(--platform-clear-size);
  }
  ${media.phone} {
    --platform-clear-size: 2.5rem;
  }
`;

export const Clear = styled(FieldButton)`
  && {
    position: absolute;
    inset-block: 0;
    inset-inline-end: calc(var(--platform-space-2-75) + var(--platform-size-icon-md));
    margin-block: auto;
  }
`;
