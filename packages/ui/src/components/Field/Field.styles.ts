import { styled } from 'styled-components';
import { plainFieldset } from '../../internal/looks.styles.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.styles.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--platform-space-1-5);
  min-inline-size: 0;
`;

export const Group = styled.fieldset`
  ${plainFieldset}
  display: flex;
  flex-direction: column;
  gap: var(--platform-space-1-5);
`;

/** A legend is not a flex item of its fieldset, so the gap does not apply to it. */
export const Legend = styled.legend`
  margin-block-end: var(--platform-space-1-5);
  padding: 0;
  color: var(--platform-text-primary);
  font: var(--platform-type-label);

  &[data-hidden] {
    ${visuallyHidden}
  }
`;

export const Label = styled.label`
  align-self: flex-start;
  color: var(--platform-text-primary);
  font: var(--platform-type-label);

  &[data-hidden] {
    ${visuallyHidden}
  }
`;

/** The asterisk is generated content, so it is not part of the accessible name. */
export const Required = styled.span`
  color: var(--platform-danger-text);

  &::before {
    content: ' *';
  }
`;

export const Hint = styled.p`
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);
  line-height: 1.3847;
`;

export const Failure = styled.p`
  display: flex;
  gap: var(--platform-space-1-5);
  align-items: flex-start;
  color: var(--platform-danger-text);
  font-size: var(--platform-font-size-md);
  line-height: 1.3847;
  overflow-wrap: anywhere;

  > svg {
    margin-block-start: 1px;
  }
`;
