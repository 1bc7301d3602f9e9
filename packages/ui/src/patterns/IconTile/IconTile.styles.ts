import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Tile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 34px;
  block-size: 34px;
  border-radius: calc(var(--radius-lg) - 2px) calc(var(--radius-lg) - 2px)
    calc(var(--radius-lg) - 2px) calc(var(--radius-xs) - 1px);
  background: var(--surface-hover);
  color: var(--text-secondary);

  &[data-size='small'] {
    inline-size: 28px;
    block-size: 28px;
    border-radius: var(--radius-md) var(--radius-md) var(--radius-md) calc(var(--radius-xs) - 1px);
  }
  &[data-size='large'] {
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--radius-reply);
  }
  &[data-tone='accent'] {
    background: var(--accent-soft-strong);
    color: var(--accent-text);
  }
  &[data-tone='success'] {
    background: var(--success-soft);
    color: var(--success-text);
  }
  &[data-tone='danger'] {
    background: var(--danger-soft);
    color: var(--danger-text);
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;
