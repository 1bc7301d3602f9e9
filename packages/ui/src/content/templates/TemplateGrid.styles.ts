import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { row, surface } from '../../internal/looks.styles.ts';

/** A category and its cards. */
export const Category = styled.section`
  margin-block-start: var(--platform-space-3);

  & + & {
    margin-block-start: var(--platform-space-8);
  }
  > h2 {
    margin-block-end: var(--platform-space-3);
    font: var(--platform-type-title);
    letter-spacing: var(--platform-track-title);
  }
`;

/** The grid draws its cards as well. */
export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr));
  gap: var(--platform-space-4);

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
    min-block-size: 140px;
    padding: var(--platform-space-5);
    ${surface}
  }
  @media (hover: hover) {
    article:hover {
      box-shadow: 0 0 0 1px var(--platform-border-default);
    }
  }
  header {
    ${row}
    gap: var(--platform-space-3);
  }
  header > div {
    flex: 1 1 5rem;
    min-inline-size: 0;
  }
  h3 {
    font: var(--platform-type-title);
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
  header > button,
  footer a {
    position: relative;
    z-index: 1;
  }
  header > [data-favourite] svg {
    color: var(--platform-accent-mark);
    fill: currentColor;
  }
  article > p {
    margin-block: var(--platform-space-3) var(--platform-space-4);
    color: var(--platform-text-secondary);
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  footer {
    ${row}
    gap: var(--platform-space-1) var(--platform-space-3);
    margin-block-start: auto;
    color: var(--platform-text-secondary);
    font-size: var(--platform-font-size-md);
  }
  footer > a {
    margin-inline-start: auto;
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

/** What a template asks for and says. */
export const Facts = styled.div`
  h3 {
    margin-block-end: var(--platform-space-1-5);
    font: var(--platform-type-label);
  }
  ul {
    margin: 0 0 var(--platform-space-4);
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--platform-space-3);
    justify-content: space-between;
    padding-block: var(--platform-space-1-5);
  }
  li + li {
    border-block-start: 1px solid var(--platform-border-hairline);
  }
  small {
    color: var(--platform-text-secondary);
    font-size: var(--platform-font-size-md);
  }
  pre {
    margin: 0 0 var(--platform-space-4);
    padding: var(--platform-space-3) var(--platform-space-3-5);
    border-radius: var(--platform-radius-md);
    background: var(--platform-surface-sunken);
    font: inherit;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  > p {
    color: var(--platform-text-secondary);
  }
  > p + p {
    margin-block-start: var(--platform-space-2);
  }
`;

/** What was made with a template. */
export const UseList = styled.ul`
  max-block-size: 12rem;
  padding-inline-start: var(--platform-space-5);
  overflow-y: auto;
`;
