import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Root = styled.div`
  display: inline-flex;
  gap: 2px;
  padding: 3px;
  border-radius: 9px;
  background: var(--surface-hover);
  box-shadow: inset 0 0 0 1px var(--border-hairline);
`;

export const Option = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: 7px;
  block-size: 28px;
  padding-inline: 13px;
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
