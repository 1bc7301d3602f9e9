import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';

export const List = styled.ol`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
  text-align: start;

  > li {
    display: grid;
    position: relative;
    grid-template-columns: 28px minmax(0, 1fr) auto;
    column-gap: 14px;
    align-items: start;
    padding-block-end: 22px;
  }
  > li:last-child {
    padding-block-end: 0;
  }
  > li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 33px 5px;
    inset-inline-start: 13.25px;
    inline-size: 1.5px;
    border-radius: 2px;
    background: var(--border-default);
  }
  > [data-state='done']:not(:last-child)::before {
    background: var(--accent-border);
  }
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  border-radius: 9px 9px 9px 3px;
  box-shadow: inset 0 0 0 1.5px var(--border-default);
  color: var(--text-tertiary);
  font: 600 0.8125rem/1 var(--font-family-sans);

  > svg {
    stroke-width: 2.4;
  }
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
  [data-state='failed'] > & {
    background: var(--danger-soft);
    box-shadow: inset 0 0 0 1.5px var(--danger-border);
    color: var(--danger-text);
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const Words = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > :first-child {
    display: block;
    font-weight: 500;
    line-height: 1.75rem;
  }
  > :nth-child(2) {
    display: block;
    color: var(--text-tertiary);
    font-size: 0.8125rem;
    line-height: 1.1875rem;
  }
  [data-state='todo'] > & > :first-child {
    color: var(--text-tertiary);
  }
  [data-state='failed'] > & > :first-child {
    color: var(--danger-text);
  }
`;

export const Count = styled.span`
  color: var(--text-tertiary);
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
  line-height: 1.75rem;
`;
