import type { TestCallPhase } from '@platform/domain';
import { useRef } from 'react';
import { useMedia } from '../../../internal/useMedia.ts';
import type { TestAgentDialogProps } from './TestAgentDialog.tsx';
import { useTicker } from './useTicker.ts';
import { Band, Bars, Dots } from './Waveform.styles.ts';
import { silence, idleWave, waveShape } from './waveShape.ts';

export interface WaveformProps {
  levels: TestAgentDialogProps['levels'];
  phase: TestCallPhase;
  isLive: boolean;
  isHeard: boolean;
}

const lanes = [
  { name: 'caller', middle: 44, reach: 24 },
  { name: 'agent', middle: 112, reach: 40 },
] as const;

const UPDATE_MS = 80;

/** Updates its paths without React; static with reduced motion. Decorative. */
export function Waveform({ levels, phase, isLive, isHeard }: WaveformProps) {
  const isStill = useMedia('(prefers-reduced-motion: reduce)', true);
  const groups = useRef<Partial<Record<'caller' | 'agent', SVGGElement | null>>>({});
  const heard = useRef({ caller: silence, agent: silence });

  useTicker(
    () => {
      const now = levels();
      for (const { name, middle, reach } of lanes) {
        const lane = [...heard.current[name].slice(1), now[name]];
        heard.current[name] = lane;
        const { dots, bars } = waveShape(lane, middle, reach);
        const group = groups.current[name];
        group?.firstElementChild?.setAttribute('d', dots);
        group?.lastElementChild?.setAttribute('d', bars);
      }
    },
    UPDATE_MS,
    isLive && !isStill,
  );

  const listening = phase === 'listening' && isHeard ? 'caller' : null;
  const speaker = phase === 'speaking' ? 'agent' : listening;
  return (
    <Band viewBox="0 0 300 156" aria-hidden="true">
      {lanes.map(({ name, middle, reach }) => {
        const isSpeaker = isStill && isLive && name === speaker;
        const { dots, bars } = waveShape(isSpeaker ? idleWave : silence, middle, reach);
        return (
          <g
            key={name}
            ref={(group) => {
              groups.current[name] = group;
            }}
            data-lane={name}
          >
            <Dots d={dots} />
            <Bars d={bars} />
          </g>
        );
      })}
    </Band>
  );
}
