import { styled } from 'styled-components';
import { forcedColorsBorder } from '../../internal/looks.styles.ts';

export const Root = styled.div`
  min-inline-size: 0;
  border-radius: var(--platform-radius-md);
  background: var(--platform-surface-sunken);
  box-shadow: inset 0 0 0 var(--platform-size-hairline) var(--platform-border-hairline);
  ${forcedColorsBorder}
`;

export const Tools = styled.div`
  display: flex;
  gap: var(--platform-space-1);
  align-items: center;
  justify-content: flex-end;
  padding: var(--platform-space-1) var(--platform-space-1) var(--platform-space-1)
    var(--platform-space-3-5);
  border-block-end: var(--platform-size-hairline) solid var(--platform-border-hairline);
`;

export const Language = styled.span`
  flex: 1;
  min-inline-size: 0;
  color: var(--platform-text-tertiary);
  font: var(--platform-type-caption);
  overflow-wrap: anywhere;
`;

/** No region: a page with several snippets would have as many landmarks. */
export const Code = styled.pre.attrs({ role: 'group' })`
  margin: 0;
  padding: var(--platform-space-3) var(--platform-space-3-5);
  overflow-x: auto;
  border-radius: var(--platform-radius-md);
  color: var(--platform-text-secondary);
  font: var(--platform-font-size-md) / 1.5385 var(--platform-font-family-mono);
  text-align: start;
  counter-reset: line;

  > code {
    font: inherit;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[data-wrapped] {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  [data-line] {
    display: block;
    position: relative;
    min-block-size: 1lh;
    padding-inline-start: 4ch;
  }
  [data-line]::before {
    position: absolute;
    inset-inline-start: 0;
    inline-size: 3ch;
    color: var(--platform-text-tertiary);
    text-align: end;
    content: counter(line) / '';
    counter-increment: line;
    user-select: none;
  }
`;
