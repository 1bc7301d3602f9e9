import { crmImportTexts, useTranslation } from '@platform/i18n';
import { useRef } from 'react';
import { LoadMore } from '../../../components/Pagination/LoadMore.tsx';
import { useKeptFocus } from '../../../internal/useKeptFocus.ts';
import { PartHeader } from './ColumnMapping.styles.ts';
import { ImportTable } from './ImportTable.tsx';
import { Cell, Note, Row, TableFooter } from './ImportTable.styles.ts';
import { RowRemarks } from './RowRemarks.tsx';
import type { ImportReportRow } from './importTypes.ts';
import { Text } from '../../../components/Text/Text.tsx';

export interface ReportRowsProps {
  rows: readonly ImportReportRow[];
  listed: number;
  onShowMore: () => void;
}

export function ReportRows({ rows, listed, onShowMore }: ReportRowsProps) {
  const t = useTranslation(crmImportTexts);
  const label = t('crmImport.report.table');
  const tableRef = useRef<HTMLElement>(null);
  const hasMore = rows.length < listed;
  const footerRef = useKeptFocus(() => tableRef.current);

  function failure({ result, message }: ImportReportRow): string {
    return message || (result === 'refused' ? t('crmImport.report.failed') : '');
  }

  return (
    <section>
      <PartHeader>
        <Text as="h3" type="title" tone="primary">
          {label}
        </Text>
      </PartHeader>
      <ImportTable
        ref={tableRef}
        label={label}
        columns={[
          [t('crmImport.preview.row'), 9],
          [t('crmImport.target.name'), 20],
          [t('crmImport.target.email'), 27],
          [t('crmImport.report.column'), 14],
          [t('crmImport.report.detail'), 30],
        ]}
      >
        {rows.map((row) => (
          <Row key={row.number}>
            <Cell>{row.number}</Cell>
            <Cell dir="auto">{row.name}</Cell>
            <Cell dir="auto">{row.email}</Cell>
            <Cell>{t(`crmImport.result.${row.result}`)}</Cell>
            <Cell dir="auto">
              {failure(row)}
              <RowRemarks {...row} />
            </Cell>
          </Row>
        ))}
      </ImportTable>
      {hasMore ? (
        <TableFooter ref={footerRef}>
          <Note>{t('crmImport.preview.first', { shown: rows.length })}</Note>
          <LoadMore onLoadMore={onShowMore} />
        </TableFooter>
      ) : null}
    </section>
  );
}
