import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 28px;
  margin: 0 0 2px;
  padding: 0;
  list-style: none;
  color: var(--text-tertiary);
  font: var(--type-label);

  ${media.phone} {
    gap: 8px 14px;
  }
`;

export const Item = styled.li`
  display: flex;
  gap: 9px;
  align-items: center;

  &[aria-current] {
    color: var(--text-primary);
  }
  &:not(:last-child)::after {
    inline-size: 28px;
    block-size: 1.5px;
    margin-inline-start: 19px;
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
  border-radius: 7px 7px 7px 2px;
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
