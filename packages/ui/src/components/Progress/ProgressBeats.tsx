import { fillEnd, filledSegments } from '../Meter/meterFill.ts';
import { Bar } from './Progress.styles.ts';

export interface ProgressShapeProps {
  size: 'small' | 'medium' | 'large';
  share: number | null;
  /** Shown inside a ring. */
  text: string | undefined;
}

export function ProgressBeats({ size, share }: ProgressShapeProps) {
  const count = size === 'small' ? 10 : 44;
  const end = share === null ? 0 : fillEnd(filledSegments(share, 1, count), count);
  return (
    <Bar
      aria-hidden="true"
      data-size={size === 'large' ? undefined : 'small'}
      style={{ '--platform-meter-count': count, '--platform-meter-fill': `${end}%` }}
    />
  );
}
