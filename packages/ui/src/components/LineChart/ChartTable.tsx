import type { LineChartProps } from './LineChart.tsx';
import { Twin } from './LineChart.styles.ts';

type ChartTableProps = Pick<LineChartProps, 'label' | 'points' | 'axisNames'>;

/** The numbers of a chart, for readers. */
export function ChartTable({ label, points, axisNames }: ChartTableProps) {
  return (
    <Twin>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{axisNames.x}</th>
            <th scope="col">{axisNames.y}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point, index) => (
            <tr key={index}>
              <th scope="row">{point.label}</th>
              <td>{point.valueText}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Twin>
  );
}
