import { styled } from 'styled-components';

export const Root = styled.span`
  --platform-badge-mark: var(--platform-neutral-mark);
  display: inline-flex;
  align-items: center;
  gap: var(--platform-space-1-5);
  max-inline-size: 100%;
  min-block-size: 1.375rem;
  padding: 0 var(--platform-space-2-25) 0 var(--platform-space-2);
  border-radius: var(--platform-radius-full);
  background: var(--platform-neutral-soft);
  color: var(--platform-neutral-text);
  font: 500 var(--platform-font-size-sm)/1.3334 var(--platform-font-family-sans);
  white-space: nowrap;

  /* The mark is generated: an element would cost each row of a table as much as a cell. */
  &:not([data-shape='none'])::before {
    flex: none;
    inline-size: 6px;
    block-size: 6px;
    border-radius: 50%;
    background: var(--platform-badge-mark);
    content: '';
  }
  &[data-shape='square']::before {
    border-radius: 1.5px;
  }
  &[data-shape='ring']::before {
    background: transparent;
    box-shadow: inset 0 0 0 1.5px var(--platform-badge-mark);
  }
  > span {
    min-inline-size: 0;
    overflow-x: clip;
    text-overflow: ellipsis;
  }
  &[data-shape='none'] {
    padding-inline: var(--platform-space-2-25);
  }
  &[data-tone='info'] {
    --platform-badge-mark: var(--platform-info-mark);
    background: var(--platform-info-soft);
    color: var(--platform-info-text);
  }
  &[data-tone='success'] {
    --platform-badge-mark: var(--platform-success-mark);
    background: var(--platform-success-soft);
    color: var(--platform-success-text);
  }
  &[data-tone='warning'] {
    --platform-badge-mark: var(--platform-warning-mark);
    background: var(--platform-warning-soft);
    color: var(--platform-warning-text);
  }
  &[data-tone='danger'] {
    --platform-badge-mark: var(--platform-danger-mark);
    background: var(--platform-danger-soft);
    color: var(--platform-danger-text);
  }
  &[data-tone='accent'] {
    --platform-badge-mark: var(--platform-accent-solid);
    background: var(--platform-accent-soft-strong);
    color: var(--platform-accent-text);
  }
  @media (forced-colors: active) {
    --platform-badge-mark: CanvasText;
    border: 1px solid CanvasText;
  }
`;
