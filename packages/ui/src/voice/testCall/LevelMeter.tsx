import { useRef } from 'react';
import { Beat, Meter } from './LevelMeter.styles.ts';
import { useTicker } from './useTicker.ts';

export interface LevelMeterProps {
  /** How loud it is, 0 to 1; read some times a second. */
  level: () => number;
}

const beats = [1, 2, 3, 4, 5, 6];

/**
 * How loud the microphone is, in six beats that are lit in the document itself and not through React.
 * Decoration: what is said is in the transcript.
 */
export function LevelMeter({ level }: LevelMeterProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useTicker(
    () => {
      const lit = Math.round(level() * beats.length);
      [...(ref.current?.children ?? [])].forEach((beat, index) =>
        beat.toggleAttribute('data-lit', index < lit),
      );
    },
    80,
    true,
  );
  return (
    <Meter ref={ref} aria-hidden="true">
      {beats.map((beat) => (
        <Beat key={beat} />
      ))}
    </Meter>
  );
}
