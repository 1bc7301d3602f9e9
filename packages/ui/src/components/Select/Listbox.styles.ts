import { styled } from 'styled-components';
import { ellipsis } from '../../internal/ellipsis.styles.ts';
import { popupRowStyles, popupStyles } from '../../internal/layer.styles.ts';

export const Popup = styled.div`
  ${popupStyles}
`;

export const Option = styled.div`
  ${popupRowStyles}
  content-visibility: auto;
  contain-intrinsic-block-size: auto 34px;

  &[data-active] {
    background: var(--platform-surface-hover);
  }
  > svg {
    flex: none;
  }
  > [data-tick] {
    margin-inline-start: auto;
    color: var(--platform-accent-text);
  }
  @media (forced-colors: active) {
    &[data-active] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const TextBlock = styled.span`
  display: -webkit-box;
  min-inline-size: 0;
  overflow: hidden;
  overflow-wrap: anywhere;
  text-overflow: ellipsis;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  &[data-lines] {
    display: grid;
    flex: 1;
    grid-template-columns: minmax(0, 1fr);
  }
  > :not([data-reason]) {
    ${ellipsis}
  }
  > small {
    color: var(--platform-text-tertiary);
    font: var(--platform-type-caption);
  }
  > [data-reason] {
    color: var(--platform-text-secondary);
  }
`;

export const OptionGroup = styled.div.attrs({ role: 'group' })`
  &:not(:first-child) {
    margin-block-start: var(--platform-space-1-25);
    padding-block-start: var(--platform-space-1-25);
    border-block-start: 1px solid var(--platform-border-hairline);
  }
`;

export const GroupLabel = styled.div.attrs({ role: 'presentation' })`
  padding: var(--platform-space-1-5) var(--platform-space-2-25) var(--platform-space-1);
  color: var(--platform-text-secondary);
  font: var(--platform-type-caption);
  overflow-wrap: anywhere;
`;
