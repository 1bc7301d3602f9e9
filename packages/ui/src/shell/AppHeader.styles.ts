import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';

export const Bar = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: 6px;
  block-size: var(--size-header);
  padding-inline: 20px 16px;
  border-block-end: 1px solid var(--border-hairline);

  > nav {
    margin-inline-start: 4px;
  }
  [data-bell] {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: var(--radius-md);
    color: var(--text-secondary);
  }
  [data-bell]:hover {
    background: var(--surface-hover);
    color: var(--text-primary);
  }
  [data-bell] svg {
    inline-size: 17px;
    block-size: 17px;
  }
  [data-user] {
    margin-inline-start: 4px;
  }
  [data-user] > button {
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
  }
  [data-user] > button:is(:hover, [aria-expanded='true']) {
    background: var(--surface-hover);
  }
  ${media.phone} {
    position: sticky;
    inset-block-start: 0;
    z-index: var(--z-header);
    padding-inline: 8px;
    background: var(--surface-sheet);

    [data-bell],
    [data-user] > button {
      inline-size: 44px;
      block-size: 44px;
    }
    [data-wide-only] {
      display: none;
    }
  }
`;

export const Spacer = styled.div`
  flex: 1;
`;
