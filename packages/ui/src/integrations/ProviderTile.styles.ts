import { styled } from 'styled-components';

export const Tile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: 10px 10px 10px 3px;
  background: var(--surface-hover);
  color: var(--text-secondary);

  > svg {
    inline-size: 19px;
    block-size: 19px;
  }
  &[data-size='large'] {
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--radius-reply);
  }
  &[data-size='large'] > svg {
    inline-size: 20px;
    block-size: 20px;
  }
  &[data-on] {
    background: var(--accent-soft-strong);
    color: var(--accent-text);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
