import type { KnowledgeBase, KnowledgeDocument } from '@platform/domain';
import { knowledgeTexts, useTranslation } from '@platform/i18n';
import { useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { useKeptRowFocus } from '../../internal/useKeptFocus.ts';
import { Rows } from '../../patterns/FileUpload/UploadRows.styles.ts';
import type { LibraryUpload, UploadActions } from './types.ts';
import { Root, Header, Title, Rest, Summary } from './UploadList.styles.ts';
import { UploadRow } from './UploadRow.tsx';
import { sortByUrgency, unlistedUploads, uploadSummary } from './uploadSummary.ts';

export interface UploadListProps {
  uploads: readonly LibraryUpload[];
  actions: UploadActions;
  baseId: string;
  bases: readonly KnowledgeBase[];
  documents: readonly KnowledgeDocument[];
}

/** More rows would not be read and re-render slowly during an upload. */
const MAX_ROWS = 50;

export function UploadList({ uploads, actions, baseId, bases, documents }: UploadListProps) {
  const t = useTranslation(knowledgeTexts);
  const headingId = useId();
  const { listRef, rowRef } = useKeptRowFocus();
  if (uploads.length === 0) return null;
  const { pending, duplicates, ...ended } = uploadSummary(uploads);
  const parts = [
    ...(['done', 'failed', 'cancelled'] as const).flatMap((name) =>
      ended[name] > 0 ? [t(`knowledge.upload.${name}`, { count: ended[name] })] : [],
    ),
    ...(duplicates > 0 ? [t('knowledge.upload.asks', { count: duplicates })] : []),
  ];
  const unlisted = unlistedUploads(uploads, documents);
  const rows = sortByUrgency(unlisted).slice(0, MAX_ROWS);
  const rest = unlisted.length - rows.length;
  const retriable = uploads.filter(({ problem }) => problem === 'lost' || problem === 'refused');
  const nameOf = (id: string) =>
    id === baseId ? '' : (bases.find((base) => base.id === id)?.name ?? '');

  return (
    <Root ref={listRef} aria-labelledby={headingId}>
      <Header ref={rowRef} forwardedAs="header" direction="row" wraps gap="2">
        <Title forwardedAs="h2" weight="semibold" id={headingId}>
          {pending > 0
            ? t('knowledge.upload.title', { count: uploads.length })
            : t('knowledge.upload.ended', { count: uploads.length })}
        </Title>
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
        {pending > 0 ? (
          <Button size="small" variant="ghost" onClick={actions.onCancelAll}>
            {t('knowledge.upload.cancelRest')}
          </Button>
        ) : (
          <Button size="small" variant="ghost" onClick={actions.onClear}>
            {t('knowledge.upload.clear')}
          </Button>
        )}
      </Header>
      {rows.length > 0 ? (
        <Rows>
          {rows.map((upload) => (
            <UploadRow
              key={upload.id}
              ref={rowRef}
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
    </Root>
  );
}
