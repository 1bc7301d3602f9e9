import { keyframes, styled } from 'styled-components';
import { media } from '../tokens/media.ts';

const appear = keyframes`
  from { visibility: hidden; }
`;

/** The grid draws its cards as well: they are plain elements. */
export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;

  /* A quick answer never flashes: the stand-ins come with their skeletons after 300 ms. */
  &[data-loading] {
    animation: ${appear} 1ms 300ms backwards;
  }
  /* The neighbours of an opened card keep their height. */
  &:has([aria-expanded='true']) {
    align-items: start;
  }
  @container page (max-width: 980px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container page (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }

  > li {
    display: flex;
  }
  > li > article {
    display: flex;
    flex: 1;
    flex-direction: column;
    box-sizing: border-box;
    min-inline-size: 0;
    min-block-size: 212px;
    padding: var(--space-5);
    border-radius: var(--radius-lg);
    background: var(--surface-sheet);
    box-shadow: 0 0 0 1px var(--border-hairline);
  }
  article > header {
    display: flex;
    gap: var(--space-3);
    align-items: center;
  }
  article > header > div {
    flex: 1;
    min-inline-size: 0;
  }
  article h2 {
    margin: 0;
    font: var(--type-title);
    letter-spacing: var(--track-title);
    overflow-wrap: anywhere;
  }
  [data-part='owner'] {
    display: block;
    color: var(--text-tertiary);
    font-size: 0.8125rem;
    line-height: 1.125rem;
    overflow-wrap: anywhere;
  }
  article > p {
    min-block-size: 2.5rem;
    margin: var(--space-3-5) 0 var(--space-2-5);
    color: var(--text-secondary);
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  [data-part='account'] {
    display: flex;
    gap: calc(var(--space-2) - 1px);
    align-items: center;
    font-size: 0.8125rem;
    line-height: 1.25rem;
  }
  [data-part='account'] > svg {
    color: var(--text-tertiary);
  }
  [data-part='account'] > bdi {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-part='scopes'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1-5) var(--space-2);
    align-items: center;
    margin-block-start: auto;
    padding-block-start: var(--space-2-5);
  }
  [data-part='scopes'] > button {
    display: inline-flex;
    gap: calc(var(--space-2) - 1px);
    align-items: center;
    min-block-size: 24px;
    padding: 0;
    border: 0;
    border-radius: var(--radius-xs);
    background: none;
    color: var(--text-secondary);
    cursor: pointer;
    font: inherit;
    font-size: 0.8125rem;
    line-height: 1.125rem;
    text-align: start;
  }
  [data-part='scopes'] > button:hover {
    color: var(--text-primary);
  }
  [data-part='scopes'] > button > svg {
    color: var(--text-tertiary);
    transition: rotate var(--motion-duration-fast) var(--motion-ease-out);
  }
  [data-part='scopes'] > [aria-expanded='true'] > svg {
    rotate: 90deg;
  }
  [data-part='permissions'] {
    flex: 1 0 100%;
    box-sizing: border-box;
    padding: var(--space-3) var(--space-3-5);
    border-radius: calc(var(--radius-lg) - 2px);
    background: var(--surface-sunken);
    box-shadow: inset 0 0 0 1px var(--border-hairline);
  }
  article > footer {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    align-items: center;
    box-sizing: border-box;
    min-block-size: 44px;
    padding-block-start: var(--space-3);
  }
  [data-part='actions'] {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin-inline-start: auto;
  }
  article > footer > time {
    flex: 1;
    color: var(--text-tertiary);
    font: var(--type-caption);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  @container page (max-width: 640px) {
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
  ${media.touch} {
    [data-part='scopes'] > button {
      min-block-size: 44px;
    }
  }
  ${media.forcedColors} {
    > li > article {
      border: 1px solid CanvasText;
    }
  }
`;

export const More = styled.div`
  display: flex;
  justify-content: center;
  padding-block-start: var(--space-6);
`;
