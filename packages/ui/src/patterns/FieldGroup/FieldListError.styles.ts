import { styled } from 'styled-components';
import { FieldGroupError } from './FieldGroupError.tsx';

export const FieldListError = styled(FieldGroupError)`
  margin-block-start: var(--platform-space-1-5);
`;
