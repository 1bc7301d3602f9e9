import { Beats } from './Countdown.styles.ts';

export interface CountdownProps {
  /** How long it takes, in milliseconds. */
  ms: number;
}

const BEATS = [3, 2, 1];

/** Three beats emptying from the end. Decorative: a sentence stands beside it. */
export function Countdown({ ms }: CountdownProps) {
  return (
    <Beats aria-hidden="true">
      {BEATS.map((place) => (
        <span key={place} style={{ animationDelay: `${(ms / BEATS.length) * place - 140}ms` }} />
      ))}
    </Beats>
  );
}
