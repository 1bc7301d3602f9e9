import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Tile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2.125rem;
  block-size: 2.125rem;
  border-radius: var(--platform-radius-reply-md);
  background: var(--platform-surface-hover);
  color: var(--platform-text-secondary);

  &[data-size='small'] {
    inline-size: 1.75rem;
    block-size: 1.75rem;
    border-radius: var(--platform-radius-reply-sm);
  }
  &[data-size='large'] {
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border-radius: var(--platform-radius-reply);
  }
  &[data-tone='accent'] {
    background: var(--platform-accent-soft-strong);
    color: var(--platform-accent-text);
  }
  &[data-tone='success'] {
    background: var(--platform-success-soft);
    color: var(--platform-success-text);
  }
  &[data-tone='warning'] {
    background: var(--platform-warning-soft);
    color: var(--platform-warning-text);
  }
  &[data-tone='danger'] {
    background: var(--platform-danger-soft);
    color: var(--platform-danger-text);
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;
