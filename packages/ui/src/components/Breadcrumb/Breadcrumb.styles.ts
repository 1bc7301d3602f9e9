import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Crumbs = styled.nav`
  min-inline-size: 0;
  font-size: 0.8125rem;
  font-weight: 500;
  color: var(--text-tertiary);

  ol {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-inline-size: 0;
    white-space: nowrap;
  }
  li:last-child {
    color: var(--text-primary);
  }
  li > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  a {
    color: inherit;
    border-radius: var(--radius-xs);
  }
  a:hover {
    color: var(--text-primary);
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
