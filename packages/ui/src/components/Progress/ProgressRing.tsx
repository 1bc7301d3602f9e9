import type { ProgressShapeProps } from './ProgressBeats.tsx';
import { Inside, Ring } from './Progress.styles.ts';

/** A moving quarter while the share is unknown. */
const UNKNOWN_SHARE = 25;

export function ProgressRing({ share, text }: ProgressShapeProps) {
  return (
    <Inside aria-hidden="true">
      <Ring viewBox="0 0 40 40">
        <circle cx="20" cy="20" r="17.5" data-part="rest" />
        <circle
          cx="20"
          cy="20"
          r="17.5"
          pathLength="100"
          data-part="done"
          strokeDasharray={`${share === null ? UNKNOWN_SHARE : share * 100} 100`}
          data-empty={share === 0 || undefined}
        />
      </Ring>
      {text}
    </Inside>
  );
}
