import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';

/** Links next to the documents; a select above them if there is less room. */
export const Nav = styled.nav`
  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: var(--platform-space-9);
    margin-block-end: var(--platform-space-1);
  }
  > header > h2 {
    color: var(--platform-text-secondary);
    font: var(--platform-type-caption);
    font-weight: 500;
  }
  > ul {
    display: grid;
    gap: var(--platform-space-0-5);
    padding: 0;
  }
  > ul a {
    display: block;
    padding: var(--platform-space-2) var(--platform-space-3);
    border-radius: var(--platform-radius-md);
    color: var(--platform-text-primary);
    text-decoration: none;
  }
  > ul a:hover {
    background: var(--platform-surface-hover);
  }
  > ul a[aria-current] {
    background: var(--platform-accent-soft);
  }
  > ul bdi {
    display: block;
    overflow: hidden;
    font-weight: 500;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > ul small {
    color: var(--platform-text-secondary);
    font: var(--platform-type-caption);
  }
  ${media.touch} {
    > ul a {
      min-block-size: var(--platform-size-target-touch);
      box-sizing: border-box;
    }
  }
  ${media.forcedColors} {
    > ul a[aria-current] {
      outline: 2px solid Highlight;
    }
  }
`;

export const Choice = styled.div`
  display: flex;
  gap: var(--platform-space-2);
  align-items: flex-end;

  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
`;
