import { knowledgeTexts, useFormats, useTranslation } from '@platform/i18n';
import { X } from 'lucide';
import { memo } from 'react';
import type { Ref } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Progress } from '../../components/Progress/Progress.tsx';
import { IconTile } from '../../patterns/IconTile/IconTile.tsx';
import { documentIcon } from './documentLook.ts';
import { fileSize } from './fileSize.ts';
import type { LibraryUpload, UploadActions } from './types.ts';
import { Text } from '../../components/Text/Text.tsx';
import { Truncate } from '../../patterns/Truncate/Truncate.tsx';
import { Actions, Row } from './UploadList.styles.ts';

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
  const t = useTranslation(knowledgeTexts);
  const formats = useFormats();
  const sizeText = fileSize(t, size);
  const hasButtons = status === 'failed' || status === 'cancelled' || status === 'duplicate';
  const isOnItsWay = status === 'waiting' || status === 'sending';

  function note(): string {
    if (status === 'sending') {
      return t('knowledge.upload.sending', { sent: fileSize(t, sent), size: sizeText });
    }
    if (status === 'waiting') return t('knowledge.upload.waiting', { size: sizeText });
    if (status === 'cancelled') return t('knowledge.upload.stopped', { size: sizeText });
    if (duplicate) return t(`knowledge.upload.${duplicate.isSameSize ? 'twice' : 'otherSize'}`);
    if (status === 'done' && !problem) return t('knowledge.upload.added', { size: sizeText });
    return (
      upload.message || t(`knowledge.upload.problem.${problem ?? 'refused'}`, { size: sizeText })
    );
  }

  return (
    <Row ref={ref} data-ended={hasButtons || undefined}>
      <IconTile icon={documentIcon(upload.type)} tone={tones[status]} />
      <div>
        <Text weight="medium" isBlock>
          <Truncate title={name}>{name}</Truncate>
        </Text>
        <Text
          type="caption"
          tone={status === 'failed' ? 'danger' : 'secondary'}
          isTabular
          breaksWords
        >
          {note()}
          {baseName ? ` · ${t('knowledge.upload.into', { base: baseName })}` : null}
        </Text>
      </div>
      <Actions direction="row" gap="2">
        {status === 'sending' ? <span>{formats.share(sent, size)}</span> : null}
        {isOnItsWay ? (
          <IconButton
            size="small"
            icon={<Icon icon={X} />}
            label={t('knowledge.upload.cancel', { name })}
            onClick={() => actions.onCancel(id)}
          />
        ) : null}
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
            aria-label={t('knowledge.upload.retryOf', { name })}
            onClick={() => actions.onRetry(id)}
          >
            {t('knowledge.upload.retry')}
          </Button>
        ) : null}
        {hasButtons ? (
          <Button
            size="small"
            variant="ghost"
            aria-label={t(`knowledge.upload.${duplicate ? 'skipOf' : 'removeOf'}`, { name })}
            onClick={() => actions.onRemove(id)}
          >
            {t(`knowledge.upload.${duplicate ? 'skip' : 'remove'}`)}
          </Button>
        ) : null}
      </Actions>
      {isOnItsWay ? (
        <Progress label={t('knowledge.upload.progress', { name })} value={sent} max={size} />
      ) : null}
    </Row>
  );
});
