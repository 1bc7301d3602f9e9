import { styled } from 'styled-components';
import { plainFieldset } from '../../internal/looks.styles.ts';

export const Root = styled.fieldset`
  ${plainFieldset}

  &:where([data-spaced]) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--platform-field-group-gap);
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
