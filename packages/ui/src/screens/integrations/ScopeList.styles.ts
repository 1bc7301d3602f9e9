import { styled } from 'styled-components';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';

export const Heading = styled(Stack)`
  margin-block-end: var(--platform-space-2-5);
`;

export const ScopeIcon = styled(Icon)`
  margin-block-start: var(--platform-space-0-5);
  color: var(--platform-text-tertiary);

  &[data-state='granted'] {
    color: var(--platform-success-text);
  }
  &[data-state='missing'] {
    color: var(--platform-warning-text);
  }
`;

export const Missing = styled(Text)`
  margin-inline-start: var(--platform-space-1-5);
`;
