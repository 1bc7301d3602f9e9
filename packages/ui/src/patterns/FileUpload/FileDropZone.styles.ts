import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { media } from '../../tokens/media.ts';

export const Area = styled(Stack)`
  padding: var(--platform-space-4) var(--platform-space-5);
  border: 1px dashed var(--platform-border-control);
  border-radius: var(--platform-radius-lg);
  background: var(--platform-surface-sunken);

  &[data-over] {
    border-color: var(--platform-accent-solid);
    background: var(--platform-accent-soft);
  }
  &[data-invalid] {
    border-color: var(--platform-danger-mark);
  }
  @media (forced-colors: active) {
    &[data-over] {
      border-style: solid;
      border-color: Highlight;
    }
  }
`;

export const Hint = styled.div`
  flex: 1 1 10rem;
  min-inline-size: 0;
  color: var(--platform-text-secondary);
  overflow-wrap: anywhere;

  [data-disabled] & {
    color: var(--platform-text-disabled);
  }
`;

export const BrowseButton = styled(Button)`
  ${media.phone} {
    inline-size: 100%;
  }
`;
