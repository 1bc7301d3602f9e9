import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { Beats } from '../Meter/Meter.styles.ts';

export const Root = styled.div.attrs({ role: 'progressbar' })`
  --platform-progress-ink: var(--platform-track-fill);
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--platform-space-1-5) var(--platform-space-3);
  align-items: center;
  min-inline-size: 0;
  font: var(--platform-type-label);

  &[data-status='success'] {
    --platform-progress-ink: var(--platform-success-mark);
  }
  &[data-status='warning'] {
    --platform-progress-ink: var(--platform-warning-mark);
  }
  &[data-status='danger'] {
    --platform-progress-ink: var(--platform-danger-mark);
  }
  &[data-shape='bar'][data-size='small'] {
    max-inline-size: 6rem;
  }
  &[data-shape='ring'] {
    display: inline-grid;
    grid-template-columns: auto minmax(0, 1fr);
    inline-size: fit-content;
    max-inline-size: 100%;
  }
`;

export const Label = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  [data-shape='ring'] > &[data-alone] {
    grid-row: 1 / span 2;
  }
  [data-shape='ring'] > & {
    grid-column: 2;
  }
`;

export const Value = styled.span`
  color: var(--platform-text-secondary);
  font-weight: 400;
  font-variant-numeric: tabular-nums;
  text-align: end;

  [data-shape='ring'] > & {
    grid-row: 2;
    grid-column: 2;
    text-align: start;
  }
`;

/** The beats of a meter (design language, Meter and Progress). */
export const Bar = styled(Beats)`
  --platform-meter-ink: var(--platform-progress-ink);
  grid-column: 1 / -1;

  [data-unknown] > && {
    background: linear-gradient(
        90deg,
        var(--platform-track-rest) 30%,
        var(--platform-meter-ink) 50%,
        var(--platform-track-rest) 70%
      )
      50% 0 / 300% 100%;
    animation: ui-progress 1.8s linear infinite;

    ${media.forcedColors} {
      background-image: linear-gradient(90deg, GrayText 30%, CanvasText 50%, GrayText 70%);
    }
  }
  ${media.reducedMotion} {
    [data-unknown] > && {
      animation: none;
    }
  }
`;

export const Inside = styled.span`
  display: grid;
  position: relative;
  grid-row: 1 / span 2;
  grid-column: 1;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  font-size: var(--platform-font-size-sm);
  font-variant-numeric: tabular-nums;

  [data-size='small'] > & {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
  [data-size='large'] > & {
    inline-size: 4rem;
    block-size: 4rem;
  }
`;

export const Ring = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  transform: rotate(-90deg);

  circle {
    fill: none;
    stroke: var(--platform-track-rest);
    stroke-width: 4px;
  }
  [data-part='done'] {
    stroke: var(--platform-progress-ink);
    stroke-linecap: round;
    transition: stroke-dasharray var(--platform-motion-duration-base)
      var(--platform-motion-ease-out);
  }
  /* A round cap would show a dot. */
  [data-empty] {
    stroke: none;
  }
  [data-unknown] & {
    animation: ui-turn 1.2s linear infinite;
  }
  [data-size='small'] & circle {
    stroke-width: 5px;
  }
  ${media.forcedColors} {
    circle {
      stroke: GrayText;
    }
    [data-part='done'] {
      stroke: CanvasText;
    }
  }
  ${media.reducedMotion} {
    [data-unknown] & {
      animation: none;
    }
    [data-part='done'] {
      transition: none;
    }
  }
`;
