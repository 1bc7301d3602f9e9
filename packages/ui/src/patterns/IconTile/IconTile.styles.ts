import { styled } from 'styled-components';
import { softTones } from '../../internal/looks.styles.ts';
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
  ${softTones}
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;
