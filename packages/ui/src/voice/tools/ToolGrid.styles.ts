import { keyframes, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

const appear = keyframes`
  from { visibility: hidden; }
`;

/** The grid draws its cards as well. */
export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: var(--platform-space-4);
  margin: var(--platform-space-2) 0 0;
  padding: 0;
  list-style: none;

  /* A quick answer never flashes. */
  &[data-loading] {
    animation: ${appear} 1ms 300ms backwards;
  }
  > li {
    display: flex;
  }
  article {
    display: flex;
    position: relative;
    flex: 1;
    flex-direction: column;
    box-sizing: border-box;
    min-inline-size: 0;
    min-block-size: 150px;
    padding: var(--platform-space-5);
    border-radius: var(--platform-radius-lg);
    background: var(--platform-surface-sheet);
    box-shadow: 0 0 0 1px var(--platform-border-hairline);
  }
  @media (hover: hover) {
    article:hover {
      box-shadow: 0 0 0 1px var(--platform-border-default);
    }
  }
  header {
    display: flex;
    gap: var(--platform-space-3);
    align-items: center;
  }
  header > div {
    flex: 1;
    min-inline-size: 0;
  }
  h3 {
    font: 600 var(--platform-font-size-base) / 1.25rem var(--platform-font-family-mono);
    overflow-wrap: anywhere;
  }
  /* A press anywhere on the card opens it. */
  h3 > button {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  h3 > button::after {
    position: absolute;
    border-radius: var(--platform-radius-lg);
    content: '';
    inset: 0;
  }
  h3 > button:focus-visible {
    outline: 0;
  }
  h3 > button:focus-visible::after {
    outline: 2px solid var(--platform-focus-ring);
    outline-offset: 2px;
  }
  /* What does something else lies over that. */
  header > label,
  footer a {
    position: relative;
    z-index: 1;
  }
  header > div > span {
    color: var(--platform-text-tertiary);
    font-size: var(--platform-font-size-md);
  }
  article > p {
    margin-block: var(--platform-space-3) var(--platform-space-4);
    color: var(--platform-text-secondary);
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  footer {
    margin-block-start: auto;
    color: var(--platform-text-secondary);
    font-size: var(--platform-font-size-md);
  }
  ${media.forcedColors} {
    article {
      border: 1px solid CanvasText;
    }
  }
`;

/** In place of the cards. */
export const Instead = styled.div`
  padding-block: var(--platform-space-12);
`;

/** Who uses a tool. */
export const UserList = styled.ul`
  max-block-size: 12rem;
  margin: 0;
  padding-inline-start: var(--platform-space-5);
  overflow-y: auto;
`;
