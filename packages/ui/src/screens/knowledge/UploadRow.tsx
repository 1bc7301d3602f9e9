import { knowledgeTexts, uploadsTexts, useTranslation } from '@platform/i18n';
import { memo } from 'react';
import type { Ref } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { fileSize } from '../../patterns/FileUpload/fileSize.ts';
import { UploadRow as Row } from '../../patterns/FileUpload/UploadRow.tsx';
import { documentIcon } from './documentLook.ts';
import type { LibraryUpload, UploadActions } from './types.ts';

export interface UploadRowProps {
  upload: LibraryUpload;
  ref: Ref<HTMLLIElement>;
  baseName: string;
  actions: UploadActions;
}

const tones = {
  waiting: 'neutral',
  sending: 'accent',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  duplicate: 'neutral',
} as const;

const final: ReadonlySet<LibraryUpload['problem']> = new Set([
  'tooLarge',
  'empty',
  'unsupported',
  'wrongType',
  'encrypted',
  'unreadable',
]);

export const UploadRow = memo(function UploadRow(props: UploadRowProps) {
  const { upload, ref, baseName, actions } = props;
  const { id, name, status, problem, duplicate, sent, size } = upload;
  const t = useTranslation(knowledgeTexts, uploadsTexts);
  const sizeText = fileSize(t, size);
  const hasButtons = status === 'failed' || status === 'cancelled' || status === 'duplicate';
  const isPending = status === 'waiting' || status === 'sending';

  function note(): string {
    if (status === 'sending') {
      return t('uploads.sending', { sent: fileSize(t, sent), size: sizeText });
    }
    if (status === 'waiting') return t('uploads.waiting', { size: sizeText });
    if (status === 'cancelled') return t('uploads.stopped', { size: sizeText });
    if (duplicate) return t(`knowledge.upload.${duplicate.isSameSize ? 'duplicate' : 'otherSize'}`);
    if (status === 'done' && !problem) return t('knowledge.upload.added', { size: sizeText });
    return (
      upload.message || t(`knowledge.upload.problem.${problem ?? 'refused'}`, { size: sizeText })
    );
  }

  return (
    <Row
      ref={ref}
      icon={documentIcon(upload.type)}
      tone={tones[status]}
      name={name}
      note={
        <>
          {note()}
          {baseName ? ` · ${t('knowledge.upload.into', { base: baseName })}` : null}
        </>
      }
      isFailed={status === 'failed'}
      progress={isPending ? { sent, size, isSending: status === 'sending' } : null}
      onCancel={() => actions.onCancel(id)}
      hasButtons={hasButtons}
    >
      {duplicate?.replaceableId ? (
        <Button
          size="small"
          aria-label={t('knowledge.upload.replaceOf', { name })}
          onClick={() => actions.onReplace(id)}
        >
          {t('knowledge.upload.replace')}
        </Button>
      ) : null}
      {duplicate ? (
        <Button
          size="small"
          aria-label={t('knowledge.upload.keepBothOf', { name })}
          onClick={() => actions.onRetry(id)}
        >
          {t('knowledge.upload.keepBoth')}
        </Button>
      ) : null}
      {status === 'cancelled' || (status === 'failed' && !final.has(problem)) ? (
        <Button
          size="small"
          aria-label={t('uploads.retryOf', { name })}
          onClick={() => actions.onRetry(id)}
        >
          {t('uploads.retry')}
        </Button>
      ) : null}
      {hasButtons ? (
        <Button
          size="small"
          variant="ghost"
          aria-label={t(duplicate ? 'knowledge.upload.skipOf' : 'uploads.removeOf', { name })}
          onClick={() => actions.onRemove(id)}
        >
          {t(duplicate ? 'knowledge.upload.skip' : 'uploads.remove')}
        </Button>
      ) : null}
    </Row>
  );
});
