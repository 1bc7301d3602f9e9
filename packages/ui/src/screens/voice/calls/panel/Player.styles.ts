import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { row } from '../../../../internal/looks.styles.ts';
import { speakerColours, speakerMark } from './Transcript.styles.ts';

export const Root = styled.section`
  ${speakerColours}
  padding: var(--platform-space-3-5) var(--platform-space-4) var(--platform-space-3);
  border-radius: var(--platform-radius-lg);
  box-shadow: 0 0 0 var(--platform-size-hairline) var(--platform-border-hairline);
`;

export const Track = styled.div`
  position: relative;
  block-size: 2.75rem;
`;

/** One bar per section of the recording: above the middle for the agent, below it for the caller. */
export const Bars = styled.div`
  display: flex;
  position: absolute;
  inset: 0;
  justify-content: space-between;
  ${media.forcedColors} {
    forced-color-adjust: none;
  }
`;

export const Bar = styled.i`
  align-self: center;
  inline-size: 2.5px;
  block-size: 6px;
  border-radius: var(--platform-radius-full);
  background: var(--platform-track-rest);

  &[data-speaker] {
    block-size: 17px;
    margin-block: var(--platform-space-1);
  }
  &[data-speaker]:nth-child(3n + 1) {
    block-size: 11px;
    margin-block: var(--platform-space-2-5);
  }
  &[data-speaker='agent'] {
    align-self: flex-start;
  }
  &[data-speaker='caller'] {
    align-self: flex-end;
  }
  &[data-speaker='agent'][data-played] {
    background: var(--platform-agent);
  }
  &[data-speaker='caller'][data-played] {
    background: var(--platform-caller);
  }
  ${media.forcedColors} {
    background: GrayText;

    &[data-played][data-speaker] {
      background: CanvasText;
    }
  }
`;

/** Slider over the whole track; its thumb is the vertical line. */
export const Position = styled.input`
  appearance: none;
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  border-radius: var(--platform-radius-xs);
  background: linear-gradient(var(--platform-text-primary) 0 0) var(--platform-played) 0 / 2px 100%
    no-repeat;
  cursor: pointer;
  outline-offset: 4px;

  &::-webkit-slider-thumb {
    appearance: none;
    inline-size: 2px;
    block-size: 2.75rem;
  }
  &::-moz-range-thumb {
    inline-size: 2px;
    block-size: 2.75rem;
    border: 0;
    background: none;
  }
  &::-moz-range-track {
    background: none;
  }
  ${media.forcedColors} {
    forced-color-adjust: none;
    background-image: linear-gradient(Highlight 0 0);
  }
`;

export const Controls = styled.div`
  ${row}
  gap: var(--platform-space-2);
  margin-block-start: var(--platform-space-2-5);

  && [data-play] {
    border-radius: var(--platform-radius-full);
    background: var(--platform-accent-solid);
    color: var(--platform-text-on-accent);
  }
  @media (hover: hover) {
    && [data-play]:hover {
      background: var(--platform-accent-solid-hover);
    }
  }
`;

export const Time = styled.span`
  flex: 1;
  color: var(--platform-text-tertiary);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const Legend = styled.span`
  display: flex;
  gap: var(--platform-space-3);
  color: var(--platform-text-secondary);
  font-size: var(--platform-font-size-sm);

  ${media.phone} {
    display: none;
  }
`;

export const LegendItem = styled.span`
  &::before {
    margin-inline-end: var(--platform-space-1-5);
  }
  ${speakerMark}
`;

export const Speed = styled.div`
  inline-size: 84px;
`;
