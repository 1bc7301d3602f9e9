import { styled } from 'styled-components';
import { Link } from '../../components/Link/Link.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { media } from '../../tokens/media.ts';

export const ListHeader = styled(Stack)`
  min-block-size: var(--platform-space-9);
  margin-block-end: var(--platform-space-1);
`;

export const BaseLink = styled(Link)`
  display: block;
  padding: var(--platform-space-2) var(--platform-space-3);
  border-radius: var(--platform-radius-md);
  color: var(--platform-text-primary);

  &:hover {
    background: var(--platform-surface-hover);
  }
  &[aria-current] {
    background: var(--platform-accent-soft);
  }
  ${media.touch} {
    min-block-size: var(--platform-size-target-touch);
  }
  ${media.forcedColors} {
    &[aria-current] {
      outline: 2px solid Highlight;
    }
  }
`;

export const Choice = styled(Stack)`
  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
`;
