const BAR_COUNT = 31;

const STEP = 9;
const FIRST = 15;

const SILENCE = 0.06;

interface WaveShape {
  dots: string;
  bars: string;
}

/** SVG paths of levels from 0 to 1, oldest first; `reach` is half the height of the loudest. */
export function waveShape(levels: readonly number[], middle: number, reach: number): WaveShape {
  let dots = '';
  let bars = '';
  levels.forEach((level, index) => {
    const x = FIRST + index * STEP;
    if (level < SILENCE) dots += `M${x} ${middle}h.01`;
    else {
      const half = Math.round(level * reach * 10) / 10;
      bars += `M${x} ${middle - half}v${half * 2}`;
    }
  });
  return { dots, bars };
}

export const idleWave: readonly number[] = Array.from({ length: BAR_COUNT }, (_, index) => {
  const progress = (index - 6) / 19;
  const envelope = progress < 0 || progress > 1 ? 0 : Math.sin(progress * Math.PI);
  return envelope * (0.7 + 0.3 * Math.sin(index * 2.4));
});

export const silence: readonly number[] = Array.from({ length: BAR_COUNT }, () => 0);
