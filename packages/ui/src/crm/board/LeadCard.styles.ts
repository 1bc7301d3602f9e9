import { styled } from 'styled-components';
import { ellipsis } from '../../internal/ellipsis.styles.ts';
import { media } from '../../tokens/media.ts';

export const Card = styled.article`
  --card-tilt: -1.4deg;
  position: relative;
  display: flex;
  flex-direction: column;
  gap: calc(var(--space-2) - 1px);
  min-inline-size: 0;
  padding: calc(var(--space-3) - 1px) var(--space-3);
  border-radius: calc(var(--radius-lg) - 2px);
  background: var(--surface-raised);
  box-shadow:
    0 0 0 1px var(--border-hairline),
    var(--elevation-rest);
  cursor: grab;

  [data-state='selected'] > & {
    background: var(--surface-selected);
  }
  &[data-dragged] {
    z-index: 5;
    cursor: grabbing;
    pointer-events: none;
    user-select: none;
  }
  &[data-dragged],
  [data-lifted] > & {
    box-shadow:
      0 0 0 1px var(--accent-border),
      var(--elevation-overlay);
  }
  ${media.reducedMotion} {
    --card-tilt: 0deg;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Head = styled.div`
  display: flex;
  gap: var(--space-1);
  min-inline-size: 0;

  > div {
    flex: 1;
    min-inline-size: 0;
  }
  h4,
  > div > p {
    ${ellipsis}
  }
  h4 {
    font-weight: 500;
    line-height: 1.125rem;
  }
  h4 > a {
    display: inline;
    color: var(--text-primary);
  }
  h4 [data-missing] {
    color: var(--text-tertiary);
  }
  > div > p {
    color: var(--text-tertiary);
    font-size: 0.75rem;
    line-height: 1rem;
  }
`;

/** The handle and the menu: seen when the card is pointed at or has the focus, always by touch. */
export const Tools = styled.span`
  display: flex;
  flex: none;
  margin: calc(-1 * (var(--space-1-5) - 1px)) calc(-1 * var(--space-1-5))
    calc(-1 * (var(--space-1-5) - 1px)) 0;

  && button {
    inline-size: 26px;
    block-size: 26px;
    color: var(--text-tertiary);
  }
  @media (hover: hover) {
    article:not(:hover, :focus-within) > ${Head} > & {
      opacity: 0;
    }
  }
  ${media.phone} {
    && button {
      inline-size: 36px;
      block-size: 36px;
    }
  }
`;

export const Note = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: var(--text-secondary);
  font-size: 0.8125rem;
  line-height: 1.125rem;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const Facts = styled.p`
  display: flex;
  gap: var(--space-1-5);
  align-items: center;
  color: var(--text-tertiary);
  font-size: 0.75rem;
  line-height: 1rem;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  > bdi {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > time {
    margin-inline-start: auto;
  }
  > [data-owner] {
    display: inline-grid;
    place-items: center;
    inline-size: 20px;
    block-size: 20px;
  }
  > [data-owner='known'] > span:first-child {
    inline-size: 20px;
    block-size: 20px;
    font-size: 0.5625rem;
  }
  > [data-owner='none'] {
    border: 1px dashed var(--border-control);
    border-radius: 50%;

    > svg {
      inline-size: 11px;
      block-size: 11px;
    }
  }
`;
