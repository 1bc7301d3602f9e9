import { styled } from 'styled-components';
import { container } from '../../tokens/media.ts';
import { forcedEdge } from '../../internal/looks.styles.ts';

export const Gallery = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12.5rem), 1fr));
  gap: var(--platform-space-3);
  inline-size: min(100%, 760px);
  text-align: start;
`;

/** A template: tile, name and what it is for, as a link or as one of a choice. */
export const TemplateCard = styled.span`
  position: relative;
  display: grid;
  gap: var(--platform-space-1);
  align-content: start;
  block-size: 100%;
  padding: var(--platform-space-3-5);
  border-radius: var(--platform-radius-lg);
  background: var(--platform-surface-sheet);
  box-shadow: inset 0 0 0 1px var(--platform-border-default);
  color: var(--platform-text-primary);

  > [aria-hidden] {
    margin-block-end: var(--platform-space-2);
  }
  > b {
    overflow-wrap: anywhere;
    font-weight: 500;
  }
  > a {
    color: inherit;
    font-weight: 500;
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  > a::after {
    position: absolute;
    inset: 0;
    border-radius: inherit;
    content: '';
  }
  > small {
    color: var(--platform-text-secondary);
    font-size: var(--platform-font-size-md);
    overflow-wrap: anywhere;
  }
  &:hover {
    box-shadow: inset 0 0 0 1px var(--platform-border-control-hover);
  }
  &:has(:checked) {
    background: var(--platform-surface-selected);
    box-shadow: inset 0 0 0 1.5px var(--platform-accent-solid);
  }
  &:has(> a:focus-visible) {
    outline: 2px solid var(--platform-focus-ring);
    outline-offset: 2px;
  }
  > a:focus-visible {
    outline: none;
  }
  ${container.list} {
    padding: var(--platform-space-3);
  }
  ${forcedEdge}
`;
