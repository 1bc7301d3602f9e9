import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-7);
  margin: 0 0 var(--space-0-5);
  padding: 0;
  list-style: none;
  color: var(--text-tertiary);
  font: var(--type-label);

  ${media.phone} {
    gap: var(--space-2) var(--space-3-5);
  }
`;

export const Item = styled.li`
  display: flex;
  gap: calc(var(--space-2-5) - 1px);
  align-items: center;

  &[aria-current] {
    color: var(--text-primary);
  }
  &:not(:last-child)::after {
    inline-size: 28px;
    block-size: 1.5px;
    margin-inline-start: calc(var(--space-5) - 1px);
    background: var(--border-default);
    content: '';
  }
  ${media.phone} {
    &:not(:last-child)::after {
      display: none;
    }
  }
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 22px;
  block-size: 22px;
  border-radius: calc(var(--radius-md) - 1px) calc(var(--radius-md) - 1px)
    calc(var(--radius-md) - 1px) calc(var(--radius-xs) - calc(var(--radius-xs) - 2px));
  box-shadow: inset 0 0 0 1.5px var(--border-default);
  font: 600 0.75rem/1 var(--font-family-sans);

  [data-state='done'] > & {
    background: var(--accent-soft-strong);
    box-shadow: none;
    color: var(--accent-text);
  }
  [data-state='now'] > & {
    background: var(--accent-solid);
    box-shadow: none;
    color: var(--text-on-accent);
  }
`;
