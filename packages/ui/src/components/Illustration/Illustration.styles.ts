import { styled } from 'styled-components';
import { ArtPlaceholder } from './ArtPlaceholder.styles.ts';

export const Drawing = styled(ArtPlaceholder)`
  fill: none;
  stroke-linecap: round;

  [data-ink~='assistant'] {
    stroke: var(--platform-track-fill);
  }
  [data-ink~='person'] {
    stroke: var(--platform-accent-mark);
  }
  [data-ink~='silence'] {
    stroke: var(--platform-border-default);
  }
  [data-ink~='echo'] {
    stroke: var(--platform-accent-border);
  }
  [data-ink~='line'] {
    stroke: var(--platform-text-primary);
  }
  [data-ink~='paper'] {
    fill: var(--platform-surface-sheet);
  }
  [data-ink~='tint'] {
    fill: var(--platform-accent-soft-strong);
  }
  [data-ink~='solid'] {
    fill: var(--platform-accent-solid);
  }
  [data-ink~='voice'] {
    fill: var(--platform-accent-mark);
  }
  [data-ink~='onSolid'] {
    stroke: var(--platform-text-on-accent);
  }
  [data-ink~='well'] {
    fill: var(--platform-surface-hover);
  }
`;
