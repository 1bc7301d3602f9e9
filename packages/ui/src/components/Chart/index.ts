export type { ChartColor, ChartProps, ChartSeries, ChartView } from './chartTypes.ts';
