import { styled } from 'styled-components';

export const Root = styled.span`
  --badge-mark: var(--neutral-mark);
  display: inline-flex;
  align-items: center;
  gap: var(--space-1-5);
  max-inline-size: 100%;
  block-size: 22px;
  padding: 0 calc(var(--space-2-5) - 1px) 0 var(--space-2);
  border-radius: var(--radius-full);
  background: var(--neutral-soft);
  color: var(--neutral-text);
  font: 500 0.75rem/1rem var(--font-family-sans);
  white-space: nowrap;

  /* The mark; an element of its own would cost each row of a table as much as a cell. */
  &:not([data-shape='none'])::before {
    flex: none;
    inline-size: 6px;
    block-size: 6px;
    border-radius: 50%;
    background: var(--badge-mark);
    content: '';
  }
  &[data-shape='square']::before {
    border-radius: 1.5px;
  }
  &[data-shape='ring']::before {
    background: transparent;
    box-shadow: inset 0 0 0 1.5px var(--badge-mark);
  }
  > :last-child {
    min-inline-size: 0;
    overflow-x: clip;
    text-overflow: ellipsis;
  }
  &[data-shape='none'] {
    padding-inline: calc(var(--space-2-5) - 1px);
  }
  &[data-tone='info'] {
    --badge-mark: var(--info-mark);
    background: var(--info-soft);
    color: var(--info-text);
  }
  &[data-tone='success'] {
    --badge-mark: var(--success-mark);
    background: var(--success-soft);
    color: var(--success-text);
  }
  &[data-tone='warning'] {
    --badge-mark: var(--warning-mark);
    background: var(--warning-soft);
    color: var(--warning-text);
  }
  &[data-tone='danger'] {
    --badge-mark: var(--danger-mark);
    background: var(--danger-soft);
    color: var(--danger-text);
  }
  &[data-tone='accent'] {
    --badge-mark: var(--accent-solid);
    background: var(--accent-soft-strong);
    color: var(--accent-text);
  }
  @media (forced-colors: active) {
    --badge-mark: CanvasText;
    border: 1px solid CanvasText;
  }
`;
