import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { unlessComposing } from '@platform/i18n/text';
import { Crosshair, Dot, Range, Value, Values } from './ChartCursor.styles.ts';
import type { ChartColor } from './chartTypes.ts';

/** A series at the cursor. */
export interface CursorValue {
  name: string;
  color: ChartColor;
  text: string;
  /** Position in percent from the top; null if there is no value. */
  y: number | null;
}

export interface ChartCursorProps {
  label: string;
  index: number;
  count: number;
  /** The category and its values in words. */
  text: string;
  category: string;
  values: readonly CursorValue[];
  /** Position in percent of the chart. */
  x: number;
  /** Position of the text, in percent from the top. */
  top: number;
  /** Marks the values, and the position of a moved cursor. */
  hasDots: boolean;
  /** True if the user has moved the cursor; otherwise it is at its initial position. */
  isMoved: boolean;
  /** Index of the category at a share of the width, 0 to 1 in reading direction. */
  indexAt: (share: number) => number;
  /** `null` returns the cursor to its initial position. */
  onMove: (index: number | null) => void;
  onPress: ((index: number) => void) | undefined;
}

/** Cursor of a chart, moved by pointer and arrow keys: a range input that covers the chart. */
export function ChartCursor(props: ChartCursorProps) {
  const { index, count, x, values, isMoved, indexAt, onMove, onPress } = props;

  function handlePointerMove({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = width > 0 ? (clientX - left) / width : 1;
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    onMove(Math.min(Math.max(indexAt(isRtl ? 1 - share : share), 0), count - 1));
  }

  function handleKeyDown({ key }: KeyboardEvent) {
    if (key === 'Enter') onPress?.(index);
  }

  const [only, ...others] = values;
  const isSingle = only !== undefined && others.length === 0;
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
        {isMoved && props.hasDots ? <Crosshair style={{ insetInlineStart: `${x}%` }} /> : null}
        {values.map(({ name, color, y }) =>
          props.hasDots && y !== null ? (
            <Dot
              key={name}
              data-color={color}
              style={{ insetInlineStart: `${x}%`, top: `${y}%` }}
            />
          ) : null,
        )}
        {isSingle ? (
          <Value style={valuePosition(x, props.top)}>
            <span>{props.category}</span>
            {only.text}
          </Value>
        ) : null}
        {others.length > 0 && isMoved ? (
          <Values
            style={x < 50 ? { insetInlineStart: `${x}%` } : { insetInlineEnd: `${100 - x}%` }}
          >
            <tbody>
              <tr>
                <th colSpan={2}>{props.category}</th>
              </tr>
              {values.map(({ name, text }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{text}</td>
                </tr>
              ))}
            </tbody>
          </Values>
        ) : null}
      </div>
    </>
  );
}

/** Shifts the label so that it extends at most 8 px past either end. */
function valuePosition(x: number, top: number): CSSProperties {
  const past = (x / 100) * 16 - 8;
  return {
    insetInlineStart: `calc(${x}% + ${past}px)`,
    top: `${top}%`,
    transform: `translate(calc(-${x}% * var(--platform-chart-sign)), -34px)`,
  };
}
