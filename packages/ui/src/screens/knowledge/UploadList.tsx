import type { KnowledgeBase, KnowledgeDocument } from '@platform/domain';
import { knowledgeTexts, useTranslation } from '@platform/i18n';
import { useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { useListFocus } from '../../internal/useListFocus.ts';
import type { LibraryUpload, UploadActions } from './types.ts';
import { Ledger, LedgerHeader, LedgerTitle, Rest, Rows, Summary } from './UploadList.styles.ts';
import { UploadRow } from './UploadRow.tsx';
import { byNeed, notListed, uploadSummary } from './uploadSummary.ts';

export interface UploadListProps {
  uploads: readonly LibraryUpload[];
  actions: UploadActions;
  baseId: string;
  bases: readonly KnowledgeBase[];
  documents: readonly KnowledgeDocument[];
}

/** More rows would not be read and re-render slowly during an upload. */
const MOST_ROWS = 50;

export function UploadList({ uploads, actions, baseId, bases, documents }: UploadListProps) {
  const t = useTranslation(knowledgeTexts);
  const headingId = useId();
  const ledgerRef = useListFocus('header, li');
  if (uploads.length === 0) return null;
  const { onTheirWay, asks, ...ended } = uploadSummary(uploads);
  const parts = [
    ...(['done', 'failed', 'cancelled'] as const).flatMap((name) =>
      ended[name] > 0 ? [t(`knowledge.upload.${name}`, { count: ended[name] })] : [],
    ),
    ...(asks > 0 ? [t('knowledge.upload.asks', { count: asks })] : []),
  ];
  const unlisted = notListed(uploads, documents);
  const rows = byNeed(unlisted).slice(0, MOST_ROWS);
  const rest = unlisted.length - rows.length;
  const retriable = uploads.filter(({ problem }) => problem === 'lost' || problem === 'refused');
  const nameOf = (id: string) =>
    id === baseId ? '' : (bases.find((base) => base.id === id)?.name ?? '');

  return (
    <Ledger ref={ledgerRef} aria-labelledby={headingId}>
      <LedgerHeader forwardedAs="header" direction="row" wraps gap="2">
        <LedgerTitle forwardedAs="h2" weight="semibold" id={headingId}>
          {onTheirWay > 0
            ? t('knowledge.upload.title', { count: uploads.length })
            : t('knowledge.upload.ended', { count: uploads.length })}
        </LedgerTitle>
        <Summary forwardedAs="output" type="caption" tone="secondary">
          {parts.join(', ')}
        </Summary>
        {retriable.length > 1 ? (
          <Button
            size="small"
            onClick={() => {
              for (const { id } of retriable) actions.onRetry(id);
            }}
          >
            {t('knowledge.upload.retryAll')}
          </Button>
        ) : null}
        {onTheirWay > 0 ? (
          <Button size="small" variant="ghost" onClick={actions.onCancelAll}>
            {t('knowledge.upload.cancelRest')}
          </Button>
        ) : (
          <Button size="small" variant="ghost" onClick={actions.onClear}>
            {t('knowledge.upload.clear')}
          </Button>
        )}
      </LedgerHeader>
      {rows.length > 0 ? (
        <Rows>
          {rows.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              baseName={nameOf(upload.baseId)}
              actions={actions}
            />
          ))}
        </Rows>
      ) : null}
      {rest > 0 ? (
        <Rest forwardedAs="p" type="caption" tone="secondary">
          {t('knowledge.upload.more', { count: rest })}
        </Rest>
      ) : null}
    </Ledger>
  );
}
