import type { LineChartProps } from './LineChart.tsx';
import { HiddenTable } from './LineChart.styles.ts';

type ChartTableProps = Pick<LineChartProps, 'label' | 'points' | 'axisNames' | 'beforeName'>;

export function ChartTable({ label, points, axisNames, beforeName }: ChartTableProps) {
  return (
    <HiddenTable>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{axisNames.x}</th>
            <th scope="col">{axisNames.y}</th>
            {beforeName ? <th scope="col">{beforeName}</th> : null}
          </tr>
        </thead>
        <tbody>
          {points.map((point, index) => (
            <tr key={index}>
              <th scope="row">{point.label}</th>
              <td>{point.valueText}</td>
              {beforeName ? <td>{point.beforeText}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </HiddenTable>
  );
}
