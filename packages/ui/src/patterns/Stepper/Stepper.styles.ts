import { css, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

const list = css`
  display: flex;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.ol`
  ${list}
  flex-wrap: wrap;
  gap: var(--platform-space-2) var(--platform-space-7);
  color: var(--platform-text-tertiary);
  font: var(--platform-type-label);

  > li {
    display: flex;
    gap: var(--platform-space-2-25);
    align-items: center;
  }
  > [aria-current] {
    color: var(--platform-text-primary);
  }
  > [data-state='failed'] {
    color: var(--platform-danger-text);
  }
  > li:not(:last-child)::after {
    inline-size: 28px;
    block-size: 1.5px;
    margin-inline-start: calc(var(--platform-space-7) - var(--platform-space-2-25));
    background: var(--platform-border-default);
    content: '';
  }
  ${media.phone} {
    gap: var(--platform-space-2) var(--platform-space-3-5);

    > li:not(:last-child)::after {
      display: none;
    }
  }
`;

export const Column = styled.ol`
  ${list}
  flex-direction: column;
  text-align: start;

  > li {
    display: grid;
    position: relative;
    grid-template-columns: 28px minmax(0, 1fr) auto;
    column-gap: var(--platform-space-3-5);
    align-items: start;
    padding-block-end: var(--platform-space-5-5);
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
    border-radius: var(--platform-radius-2xs);
    background: var(--platform-border-default);
  }
  > [data-state='done']:not(:last-child)::before {
    background: var(--platform-accent-border);
  }
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 1.375rem;
  block-size: 1.375rem;
  border-radius: var(--platform-radius-reply-sm);
  box-shadow: inset 0 0 0 1.5px var(--platform-border-default);
  font: 600 var(--platform-font-size-sm)/1 var(--platform-font-family-sans);

  ${Column} & {
    inline-size: 1.75rem;
    block-size: 1.75rem;
    border-radius: var(--platform-radius-reply-sm);
    color: var(--platform-text-tertiary);
    font-size: var(--platform-font-size-md);
  }
  ${Column} & > svg {
    stroke-width: 2.4;
  }
  [data-state='done'] > && {
    background: var(--platform-accent-soft-strong);
    box-shadow: none;
    color: var(--platform-accent-text);
  }
  [data-state='current'] > && {
    background: var(--platform-accent-solid);
    box-shadow: none;
    color: var(--platform-text-on-accent);
  }
  [data-state='failed'] > && {
    background: var(--platform-danger-soft);
    box-shadow: inset 0 0 0 1.5px var(--platform-danger-border);
    color: var(--platform-danger-text);
  }
  ${Column} & {
    ${media.forcedColors} {
      border: 1px solid CanvasText;
    }
  }
`;

export const TextBlock = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > :first-child {
    display: block;
    font-weight: 500;
    line-height: 2;
  }
  > :nth-child(2) {
    display: block;
    color: var(--platform-text-tertiary);
    font-size: var(--platform-font-size-md);
    line-height: 1.4616;
  }
  [data-state='pending'] > & > :first-child {
    color: var(--platform-text-tertiary);
  }
  [data-state='failed'] > & > :first-child {
    color: var(--platform-danger-text);
  }
`;

export const Count = styled.span`
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);
  font-variant-numeric: tabular-nums;
  line-height: 2.1539;
`;
