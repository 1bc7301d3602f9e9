import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { unlessComposing } from '@platform/i18n/text';
import { Crosshair, Dot, Range, Value } from './LineChart.styles.ts';

export interface ChartCursorProps {
  label: string;
  index: number;
  count: number;
  /** The point and its value in words. */
  text: string;
  valueText: string;
  pointLabel: string;
  /** Position in percent of the chart; `y` is null if the point has no value. */
  x: number;
  y: number | null;
  /** Position of the text, in percent from the top. */
  top: number;
  /** True if the user has moved the cursor; otherwise it is at the last point. */
  isMoved: boolean;
  /** `null` returns the cursor to the last point. */
  onMove: (index: number | null) => void;
  onPress: ((index: number) => void) | undefined;
}

/** Cursor of a chart, moved by pointer and arrow keys: a range input that covers the chart. */
export function ChartCursor(props: ChartCursorProps) {
  const { index, count, x, y, onMove, onPress } = props;

  function handlePointerMove({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = width > 0 ? (clientX - left) / width : 1;
    onMove(Math.min(Math.max(Math.round(share * (count - 1)), 0), count - 1));
  }

  function handleKeyDown({ key }: KeyboardEvent) {
    if (key === 'Enter') onPress?.(index);
  }

  return (
    <>
      <Range
        data-opens={onPress ? true : undefined}
        type="range"
        min={1}
        max={count}
        value={index + 1}
        aria-label={props.label}
        aria-valuetext={props.text}
        onChange={({ currentTarget }) => onMove(Number(currentTarget.value) - 1)}
        onBlur={() => onMove(null)}
        onClick={() => onPress?.(index)}
        onKeyDown={unlessComposing(handleKeyDown)}
        onPointerMove={handlePointerMove}
        onPointerLeave={() => onMove(null)}
      />
      <div aria-hidden="true">
        {props.isMoved ? <Crosshair style={{ left: `${x}%` }} /> : null}
        {y === null ? null : <Dot style={{ left: `${x}%`, top: `${y}%` }} />}
        <Value style={valuePosition(x, props.top)}>
          <span>{props.pointLabel}</span>
          {props.valueText}
        </Value>
      </div>
    </>
  );
}

/** Shifts the label so that it extends at most 8 px past either end. */
function valuePosition(x: number, top: number): CSSProperties {
  const past = (x / 100) * 16 - 8;
  return {
    left: `calc(${x}% + ${past}px)`,
    top: `${top}%`,
    transform: `translate(-${x}%, -34px)`,
  };
}
