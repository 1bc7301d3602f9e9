import { styled } from 'styled-components';
import { row } from '../../internal/looks.styles.ts';

/** Around the table: what is secondary is quieter. */
export const Rows = styled.div`
  [data-lead-note] {
    display: block;
  }
  td > bdi,
  td > time {
    color: var(--platform-text-secondary);
  }
  td > bdi {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  [data-author] {
    display: flex;
    gap: var(--platform-space-2-5);
    align-items: center;
    min-inline-size: 0;
    color: var(--platform-text-secondary);
  }
  [data-author] > bdi {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  [data-missing] {
    color: var(--platform-text-tertiary);
  }
`;

/** The contents as cards. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr));
  gap: var(--platform-space-4);
  margin: var(--platform-space-2) 0 0;

  > li {
    display: flex;
    min-inline-size: 0;
    content-visibility: auto;
    contain-intrinsic-size: auto 190px;
  }
  article {
    display: flex;
    position: relative;
    flex: 1;
    flex-direction: column;
    gap: var(--platform-space-3);
    box-sizing: border-box;
    min-inline-size: 0;
    min-block-size: 190px;
    padding: var(--platform-space-5);
    border-radius: var(--platform-radius-lg);
    background: var(--platform-surface-sheet);
    box-shadow: inset 0 0 0 1px var(--platform-border-hairline);
  }
  @media (hover: hover) {
    article:hover {
      box-shadow: inset 0 0 0 1px var(--platform-border-default);
    }
  }
  header {
    display: flex;
    gap: var(--platform-space-3);
    align-items: center;
    justify-content: space-between;
    color: var(--platform-text-tertiary);
    font-size: var(--platform-font-size-md);
  }
  header > span {
    display: flex;
    gap: var(--platform-space-2-5);
    align-items: center;
    min-inline-size: 0;
  }
  h3 {
    font: 600 var(--platform-font-size-base) / 1.5715 var(--platform-font-family-sans);
    overflow-wrap: anywhere;
  }
  h3 > a {
    color: var(--platform-text-primary);
    text-decoration: none;
  }
  /* A press anywhere on the card opens it. */
  h3 > a::after {
    content: '';
    position: absolute;
    border-radius: var(--platform-radius-lg);
    inset: 0;
  }
  /* What does something else lies over that. */
  header > :last-child,
  header label {
    position: relative;
    z-index: 1;
  }
  p {
    display: -webkit-box;
    overflow: hidden;
    color: var(--platform-text-secondary);
    font-size: var(--platform-font-size-md);
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  footer {
    ${row}
    gap: var(--platform-space-1) var(--platform-space-3);
    margin-block-start: auto;
    color: var(--platform-text-tertiary);
    font-size: var(--platform-font-size-md);
  }
`;
