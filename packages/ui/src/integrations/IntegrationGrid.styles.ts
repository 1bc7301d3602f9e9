import { styled } from 'styled-components';
import { cards } from '../internal/cards.styles.ts';
import { container } from '../tokens/media.ts';
import { row } from '../internal/looks.styles.ts';

/** The grid draws its cards as well: they are plain elements. */
export const Grid = styled.ul`
  ${cards}
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18.75rem), 1fr));

  > li > article {
    min-block-size: 180px;
  }
  > li > article:has([data-part='actions']) {
    cursor: pointer;
  }
  @media (hover: hover) {
    > li > article:has([data-part='actions']):hover {
      box-shadow: 0 0 0 1px var(--platform-border-default);
    }
  }
  /* What is not connected stands back. */
  > li > article[data-quiet] {
    background: transparent;
  }
  article[data-quiet] h2 {
    color: var(--platform-text-secondary);
  }
  article[data-quiet] > p {
    color: var(--platform-text-tertiary);
  }
  article h2 {
    font: var(--platform-type-title);
    letter-spacing: var(--platform-track-title);
    overflow-wrap: anywhere;
  }
  [data-part='owner'] {
    display: block;
    color: var(--platform-text-tertiary);
    font-size: var(--platform-font-size-md);
    line-height: 1.3847;
    overflow-wrap: anywhere;
  }
  article > p {
    min-block-size: 2.5rem;
    margin: var(--platform-space-3-5) 0 var(--platform-space-2-5);
    color: var(--platform-text-secondary);
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  [data-part='account'] {
    display: flex;
    gap: var(--platform-space-1-75);
    align-items: center;
    font-size: var(--platform-font-size-md);
    line-height: 1.5385;
  }
  [data-part='account'] > svg {
    color: var(--platform-text-tertiary);
  }
  [data-part='account'] > bdi {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-part='failure'] {
    display: flex;
    gap: var(--platform-space-1-75);
    align-items: flex-start;
    margin-block-start: var(--platform-space-2-5);
    color: var(--platform-danger-text);
    font-size: var(--platform-font-size-md);
    line-height: 1.5385;
    overflow-wrap: anywhere;
  }
  [data-part='failure'] > svg {
    flex: none;
    margin-block-start: var(--platform-space-0-5);
  }
  article > footer {
    ${row}
    gap: var(--platform-space-2);
    box-sizing: border-box;
    min-block-size: var(--platform-size-target-touch);
    margin-block-start: auto;
    padding-block-start: var(--platform-space-3);
  }
  [data-part='actions'] {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: var(--platform-space-2);
    max-inline-size: 100%;
    margin-inline-start: auto;
  }
  article > footer > time {
    flex: 1;
    color: var(--platform-text-tertiary);
    font: var(--platform-type-caption);
    font-weight: 400;
    white-space: nowrap;
  }
  ${container.list} {
    article > p {
      min-block-size: 0;
    }
    article > footer > time,
    [data-part='actions'] {
      flex: 1 0 100%;
    }
    [data-part='actions'] > button {
      flex: 1;
    }
  }
`;

export const More = styled.div`
  display: flex;
  justify-content: center;
  padding-block-start: var(--platform-space-6);
`;
