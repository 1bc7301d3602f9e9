import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { unlessComposing } from '@platform/i18n/text';
import { Crosshair, Dot, Range, Value } from './LineChart.styles.ts';

export interface ChartCursorProps {
  label: string;
  /** The point it stands on, counted from 0. */
  index: number;
  count: number;
  /** The point and its value in words. */
  text: string;
  valueText: string;
  /** What the point is called, such as its day. */
  pointLabel: string;
  /** Where the point is, in percent of the chart; `y` is null where it has no value. */
  x: number;
  y: number | null;
  /** What its words stand over, in percent from the top. */
  top: number;
  /** Whether a person has moved it: it rests at the last point else. */
  isMoved: boolean;
  /** `null` lets it rest. */
  onMove: (index: number | null) => void;
  /** Called by a click and by Enter; left out where a point opens nothing. */
  onPress: ((index: number) => void) | undefined;
}

/** The point that is read: pointer and arrow keys move it. A range over the whole of the chart. */
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
        <Value style={valuePlace(x, props.top)}>
          <span>{props.pointLabel}</span>
          {props.valueText}
        </Value>
      </div>
    </>
  );
}

/** The label's own width is shared out, so that it ends at most 8 px past either end. */
function valuePlace(x: number, top: number): CSSProperties {
  const past = (x / 100) * 16 - 8;
  return {
    left: `calc(${x}% + ${past}px)`,
    top: `${top}%`,
    transform: `translate(-${x}%, -34px)`,
  };
}
