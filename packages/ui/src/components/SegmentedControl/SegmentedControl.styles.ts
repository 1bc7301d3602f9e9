import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Root = styled.div`
  display: inline-flex;
  gap: var(--space-0-5);
  padding: calc(var(--space-1) - 1px);
  border-radius: calc(var(--radius-md) + 1px);
  background: var(--surface-hover);
  box-shadow: inset 0 0 0 1px var(--border-hairline);
`;

export const Option = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: calc(var(--space-2) - 1px);
  block-size: 28px;
  padding-inline: calc(var(--space-3-5) - 1px);
  border-radius: var(--radius-sm);
  font: var(--type-label);
  white-space: nowrap;
  color: var(--text-secondary);
  cursor: pointer;

  &:hover {
    color: var(--text-primary);
  }
  &:has(:checked) {
    background: var(--surface-raised);
    color: var(--text-primary);
    box-shadow:
      0 0 0 1px var(--border-hairline),
      var(--elevation-rest);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--focus-ring);
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  ${media.phone} {
    block-size: 38px;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 1px solid Highlight;
    }
  }
`;
