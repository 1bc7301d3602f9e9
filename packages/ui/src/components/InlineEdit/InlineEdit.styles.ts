import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { plainButton } from '../../internal/looks.styles.ts';

export const Root = styled.div`
  min-inline-size: 0;
  max-inline-size: 100%;
`;

export const Shown = styled.button`
  ${plainButton}
  display: inline-flex;
  gap: var(--platform-space-2);
  align-items: center;
  max-inline-size: 100%;
  min-block-size: var(--platform-size-target-min);
  margin-inline: calc(-1 * var(--platform-space-1));
  padding-inline: var(--platform-space-1);
  border-radius: var(--platform-radius-sm);
  overflow-wrap: anywhere;
  white-space: pre-line;

  > svg {
    color: var(--platform-text-tertiary);
  }
  &:hover {
    background: var(--platform-surface-hover);
  }
  > [data-placeholder] {
    color: var(--platform-text-tertiary);
  }
  ${media.touch} {
    min-block-size: var(--platform-size-target-touch);
  }
`;
