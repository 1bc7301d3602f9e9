export { LineChart } from './LineChart.tsx';
export type { LineChartProps } from './LineChart.tsx';
