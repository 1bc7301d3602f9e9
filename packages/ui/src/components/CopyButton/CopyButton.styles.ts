import { styled } from 'styled-components';

export const Result = styled.span`
  font-size: var(--platform-font-size-md);

  &[data-result='copied'] {
    color: var(--platform-success-text);
  }
  &[data-result='refused'] {
    color: var(--platform-danger-text);
  }
`;
