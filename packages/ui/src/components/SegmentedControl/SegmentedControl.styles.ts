import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Root = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  max-inline-size: 100%;
  gap: var(--platform-space-0-5);
  padding: var(--platform-space-0-75);
  border-radius: calc(var(--platform-radius-sm) + var(--platform-space-0-75));
  background: var(--platform-surface-hover);
  box-shadow: inset 0 0 0 1px var(--platform-border-hairline);

  ${media.print} {
    display: none;
  }
`;

export const Option = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--platform-space-1-75);
  min-block-size: 1.75rem;
  padding-inline: var(--platform-space-3);
  border-radius: var(--platform-radius-sm);
  font: var(--platform-type-label);
  white-space: nowrap;
  color: var(--platform-text-secondary);
  cursor: pointer;

  &:hover {
    color: var(--platform-text-primary);
  }
  &:has(:checked) {
    background: var(--platform-surface-raised);
    color: var(--platform-text-primary);
    box-shadow:
      0 0 0 1px var(--platform-border-hairline),
      var(--platform-elevation-rest);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--platform-focus-ring);
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
    min-block-size: 2.375rem;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 1px solid Highlight;
    }
  }
`;
