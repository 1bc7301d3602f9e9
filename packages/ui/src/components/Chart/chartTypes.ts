import type { ComponentPropsWithRef } from 'react';

/** Colour of a series, by token. */
export type ChartColor = 'accent' | 'green' | 'purple' | 'warning' | 'neutral' | 'danger';

/** Shows a chart, or a table of the same values. */
export type ChartView = 'chart' | 'table';

/** Values of one line, or of the bars of one colour. */
export interface ChartSeries {
  /** Unique name, shown in the legend, at the cursor and as header of a table column. */
  name: string;
  /** One value per category. `null`, `undefined` and values that are not finite are gaps. */
  values: readonly (number | null | undefined)[];
  /** Colour of its line or bars. @default by position: accent, green, purple, warning, neutral, danger */
  color?: ChartColor | undefined;
  /** `low` is for a reference, such as the previous period. @default 'high' */
  emphasis?: 'high' | 'low' | undefined;
}

/** Props that every chart has. */
export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** Caption of the table. */
  label: string;
  /** Names along the category axis, in reading order, such as days. */
  categories: readonly string[];
  /** Lines, or bars of one colour. */
  series: readonly ChartSeries[];
  /** Names of the axes, which are also headers of the table. */
  axisNames?: { x?: string; y?: string } | undefined;
  /** Accessible name of the figure. @default the label with the lowest and highest value */
  summary?: string | undefined;
  /** Label of the cursor; its value is the current category. @default 'Position in the chart' */
  cursorLabel?: string | undefined;
  /** Shown instead of the values if the chart is empty. @default 'No data' */
  emptyText?: string | undefined;
  /** Shows `emptyText`. @default true if no series has a value */
  isEmpty?: boolean | undefined;
  /** Keeps axes and cursor if the chart is empty. @default false */
  keepsAxes?: boolean | undefined;
  /** Shows the names of the categories below the chart. @default true */
  hasLabels?: boolean | undefined;
  /** Shows the names of the series. @default true from two series on */
  hasLegend?: boolean | undefined;
  /** Offers the values as a table. Screen readers have the table in either case. @default true */
  hasTableToggle?: boolean | undefined;
  /** Controlled view. */
  view?: ChartView | undefined;
  /** Initial view. @default 'chart' */
  defaultView?: ChartView | undefined;
  /** Called when the user switches between chart and table. */
  onViewChange?: ((view: ChartView) => void) | undefined;
  /** Value in words, such as "148 calls". @default the provider's number format */
  formatValue?: ((value: number, series: ChartSeries) => string) | undefined;
  /** Text of a tick on the value axis. @default the provider's short number format */
  formatTick?: ((value: number) => string) | undefined;
  /** Link of a category in the visible table. */
  categoryHref?: ((index: number) => string) | undefined;
  /** Called with the index of the category on click and on Enter. */
  onCategoryPress?: ((index: number) => void) | undefined;
}
