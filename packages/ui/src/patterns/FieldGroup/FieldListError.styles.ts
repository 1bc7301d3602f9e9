import { styled } from 'styled-components';
import { FieldGroupError } from './FieldGroupError.tsx';

/** Error of a `FieldList`, below its rows. */
export const FieldListError = styled(FieldGroupError)`
  margin-block-start: var(--platform-space-1-5);
`;
