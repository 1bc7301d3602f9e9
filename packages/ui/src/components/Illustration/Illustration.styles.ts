import { styled } from 'styled-components';

/** Flat art of beats and replies; inks are tokens, so that it follows the theme. */
export const Drawing = styled.svg`
  max-inline-size: 100%;
  block-size: auto;
  fill: none;
  stroke-linecap: round;

  [data-ink~='assistant'] {
    stroke: var(--track-fill);
  }
  [data-ink~='person'] {
    stroke: var(--accent-mark);
  }
  [data-ink~='silence'] {
    stroke: var(--border-default);
  }
  [data-ink~='echo'] {
    stroke: var(--accent-border);
  }
  [data-ink~='line'] {
    stroke: var(--text-primary);
  }
  [data-ink~='paper'] {
    fill: var(--surface-sheet);
  }
  [data-ink~='tint'] {
    fill: var(--accent-soft-strong);
  }
  [data-ink~='solid'] {
    fill: var(--accent-solid);
  }
  [data-ink~='voice'] {
    fill: var(--accent-mark);
  }
  [data-ink~='onSolid'] {
    stroke: var(--text-on-accent);
  }
  [data-ink~='well'] {
    fill: var(--surface-hover);
  }
`;
