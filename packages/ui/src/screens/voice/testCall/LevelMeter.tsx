import { useRef } from 'react';
import { Beat, Meter } from './LevelMeter.styles.ts';
import { useTicker } from './useTicker.ts';

export interface LevelMeterProps {
  /** 0 to 1; read several times a second. */
  level: () => number;
}

const beats = [1, 2, 3, 4, 5, 6];

/** Updates the DOM without React. Decorative: the transcript has the content. */
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
