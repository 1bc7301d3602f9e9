import { styled } from 'styled-components';
import { cards } from '../../internal/cards.styles.ts';

/** The grid draws its cards as well. */
export const Grid = styled.ul`
  ${cards}
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr));
  margin-block-start: var(--platform-space-2);

  > li > article {
    position: relative;
    min-block-size: 150px;
  }
  @media (hover: hover) {
    > li > article:hover {
      box-shadow: 0 0 0 1px var(--platform-border-default);
    }
  }
  h3 {
    font: 600 var(--platform-font-size-base) / 1.4286 var(--platform-font-family-mono);
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
  footer [data-tone] {
    block-size: auto;
    min-block-size: 1.375rem;
    white-space: normal;
  }
  footer a {
    position: relative;
    max-inline-size: 100%;
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
`;

/** In place of the cards. */
export const Instead = styled.div`
  padding-block: var(--platform-space-12);
`;

/** Who uses a tool. */
export const UserList = styled.ul`
  max-block-size: 12rem;
  padding-inline-start: var(--platform-space-5);
  overflow-y: auto;
`;
