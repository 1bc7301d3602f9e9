import { styled } from 'styled-components';
import { FieldGroupError } from '../../components/FieldGroup/FieldGroupError.tsx';

export const FieldListError = styled(FieldGroupError)`
  margin-block-start: var(--platform-space-1-5);
`;
