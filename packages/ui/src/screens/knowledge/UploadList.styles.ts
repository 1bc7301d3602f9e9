import { styled } from 'styled-components';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { media } from '../../tokens/media.ts';

export const Root = styled.section`
  border: 1px solid var(--platform-border-hairline);
  border-radius: var(--platform-radius-lg);
  padding: var(--platform-space-3) var(--platform-space-5);
  background: var(--platform-surface-raised);
`;

export const Header = styled(Stack)`
  min-block-size: var(--platform-space-9);
`;

export const Title = styled(Text)`
  ${media.phone} {
    flex: 1;
  }
`;

export const Summary = styled(Text)`
  flex: 1;

  ${media.phone} {
    flex-basis: 100%;
    order: 1;
    padding-block-end: var(--platform-space-2);
  }
`;

export const Rest = styled(Text)`
  padding-block: var(--platform-space-2);
`;
