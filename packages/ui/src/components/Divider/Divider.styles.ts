import { styled } from 'styled-components';

/** Lines are borders, because forced colours remove backgrounds. */
export const Root = styled.div`
  margin: 0;
  border: 0;

  &:where([aria-orientation='horizontal']) {
    border-block-start: var(--platform-size-hairline) solid var(--platform-border-hairline);
  }
  &:where([aria-orientation='vertical']) {
    align-self: stretch;
    border-inline-start: var(--platform-size-hairline) solid var(--platform-border-hairline);
  }
  &:where([data-labelled]) {
    display: flex;
    gap: var(--platform-space-3);
    align-items: center;
    color: var(--platform-text-tertiary);
    font-size: var(--platform-font-size-md);
    text-align: center;
    overflow-wrap: anywhere;
  }
  &:where([data-labelled])::before,
  &:where([data-labelled])::after {
    flex: 1;
    min-inline-size: var(--platform-space-4);
    border-block-start: var(--platform-size-hairline) solid var(--platform-border-hairline);
    content: '';
  }
`;
