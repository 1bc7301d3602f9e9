import { Stack } from '../../patterns/Stack/Stack.tsx';
import { Beat } from './Countdown.styles.ts';

export interface CountdownProps {
  ms: number;
}

const BEATS = [3, 2, 1];

/** Decorative: put text next to it. */
export function Countdown({ ms }: CountdownProps) {
  return (
    <Stack as="span" direction="row" gap="0-75" aria-hidden="true">
      {BEATS.map((place) => (
        <Beat key={place} style={{ animationDelay: `${(ms / BEATS.length) * place - 140}ms` }} />
      ))}
    </Stack>
  );
}
