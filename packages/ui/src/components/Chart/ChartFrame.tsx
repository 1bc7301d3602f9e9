import { chartsTexts, useComponentTexts } from '@platform/i18n';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useControllableState } from '../../internal/useControllableState.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { AxisName, Foot, Toggle } from './Chart.styles.ts';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartSpace } from './ChartSpace.ts';
import { ChartTable } from './ChartTable.tsx';
import type { ChartProps, ChartView } from './chartTypes.ts';
import type { ChartModel } from './useChart.ts';

interface ChartFrameProps {
  props: ChartProps;
  chart: ChartModel;
  /** False if an empty chart has no axes. */
  hasAxes: boolean;
  /** Shape of the legend's marks. @default 'line' */
  mark?: 'line' | 'bar';
  children: ReactNode;
}

/** The figure around a chart: legend, switch between chart and table, and the table. */
export function ChartFrame({ props, chart, hasAxes, mark, children }: ChartFrameProps) {
  const { view: controlled, defaultView = 'chart', onViewChange, ...given } = props;
  const { label, categories, axisNames, categoryHref, ...others } = given;
  const { series, hasLegend = series.length > 1, hasTableToggle = true, ...rest } = others;
  const t = useComponentTexts(chartsTexts);
  const [view, setView] = useControllableState<ChartView>({
    value: controlled,
    defaultValue: defaultView,
    onValueChange: onViewChange,
  });
  const [hasSwitched, setSwitched] = useState(false);
  const isTable = view === 'table';
  const handleToggle = () => {
    setSwitched(true);
    setView(isTable ? 'chart' : 'table');
  };
  const name = chart.isEmpty && !hasAxes ? `${label}: ${chart.emptyText}` : chart.summary;
  return (
    <ChartSpace aria-label={name} {...rootProps(rest)}>
      {isTable ? null : children}
      <ChartTable
        {...{ label, categories, axisNames, categoryHref }}
        series={chart.series}
        categoryHeader={t('charts.category')}
        isVisible={isTable}
      />
      {hasAxes ? (
        <Foot>
          {hasTableToggle ? (
            <Toggle type="button" onClick={handleToggle}>
              {t(isTable ? 'charts.showChart' : 'charts.showTable')}
            </Toggle>
          ) : null}
          {isTable ? null : <AxisName aria-hidden="true">{axisNames?.x}</AxisName>}
        </Foot>
      ) : null}
      {hasLegend && hasAxes && !isTable ? <ChartLegend series={chart.series} mark={mark} /> : null}
      <output>
        <VisuallyHidden>
          {hasSwitched ? t(isTable ? 'charts.tableShown' : 'charts.chartShown') : null}
        </VisuallyHidden>
      </output>
    </ChartSpace>
  );
}

/** Leaves out the props that the chart itself reads. */
function rootProps({
  summary: _summary,
  cursorLabel: _cursorLabel,
  emptyText: _emptyText,
  isEmpty: _isEmpty,
  keepsAxes: _keepsAxes,
  hasLabels: _hasLabels,
  formatValue: _formatValue,
  formatTick: _formatTick,
  onCategoryPress: _onCategoryPress,
  ...root
}: Omit<ChartProps, 'label' | 'categories' | 'series'>) {
  return root;
}
