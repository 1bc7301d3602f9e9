import { Link } from '../Link/Link.tsx';
import { Cells, HiddenTable, TableFrame } from './ChartTable.styles.ts';
import type { ChartProps } from './chartTypes.ts';
import type { PlottedSeries } from './useChart.ts';

interface ChartTableProps extends Pick<ChartProps, 'label' | 'categories' | 'axisNames'> {
  series: readonly PlottedSeries[];
  categoryHref: ChartProps['categoryHref'];
  categoryHeader: string;
  /** False while the chart is shown: the table is then for screen readers only. */
  isVisible: boolean;
}

/** The values of a chart as a table. */
export function ChartTable(props: ChartTableProps) {
  const { label, categories, axisNames, series, categoryHref, categoryHeader, isVisible } = props;
  const only = series.length === 1 ? axisNames?.y : undefined;
  const table = (
    <Cells>
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{axisNames?.x ?? categoryHeader}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {only ?? name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map((category, index) => (
          <tr key={index}>
            <th scope="row">
              {isVisible && categoryHref ? (
                <Link href={categoryHref(index)}>{category}</Link>
              ) : (
                category
              )}
            </th>
            {series.map(({ name, texts }) => (
              <td key={name}>{texts[index]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Cells>
  );
  return isVisible ? (
    // Scrolls, so keys must reach it.
    <TableFrame tabIndex={0} aria-label={label}>
      {table}
    </TableFrame>
  ) : (
    <HiddenTable>{table}</HiddenTable>
  );
}
