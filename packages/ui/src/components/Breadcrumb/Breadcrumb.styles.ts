import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Crumbs = styled.nav`
  min-inline-size: 0;
  font-size: var(--platform-font-size-md);
  font-weight: 500;
  color: var(--platform-text-tertiary);

  ol {
    display: flex;
    align-items: center;
    gap: var(--platform-space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    gap: var(--platform-space-2);
    min-inline-size: 0;
    white-space: nowrap;
  }
  li:last-child {
    color: var(--platform-text-primary);
  }
  li > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  a {
    color: inherit;
    border-radius: var(--platform-radius-xs);
  }
  a:hover {
    color: var(--platform-text-primary);
  }
  svg {
    inline-size: 13px;
    block-size: 13px;
  }
  ${media.phone} {
    li:not(:last-child) {
      display: none;
    }
  }
`;
