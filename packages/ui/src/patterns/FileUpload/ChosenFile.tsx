import { uploadsTexts, useComponentTexts } from '@platform/i18n';
import { File as FileShape, Image, X } from 'lucide';
import type { Ref } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import type { FileUploadState } from './types.ts';
import { UploadRow } from './UploadRow.tsx';

export interface ChosenFileProps {
  ref: Ref<HTMLLIElement>;
  file: File;
  note: string;
  /** Omitted for a file that was refused. */
  state: FileUploadState | undefined;
  isRefused: boolean;
  isDisabled: boolean;
  onRemove: () => void;
  onCancel: (() => void) | undefined;
  onRetry: (() => void) | undefined;
}

const tones = {
  waiting: 'neutral',
  sending: 'accent',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
} as const;

/** A row of a `FileUpload`. */
export function ChosenFile(props: ChosenFileProps) {
  const { ref, file, note, state, isRefused, isDisabled, onRemove, onCancel, onRetry } = props;
  const t = useComponentTexts(uploadsTexts);
  const { name, size, type } = file;
  const { status, sent = 0, isFinal = false } = state ?? {};
  const isPending = status === 'waiting' || status === 'sending';
  const isRetriable = (status === 'failed' && !isFinal) || status === 'cancelled';
  const stateTone = status ? tones[status] : 'neutral';
  return (
    <UploadRow
      ref={ref}
      icon={type.startsWith('image/') ? Image : FileShape}
      tone={isRefused ? 'danger' : stateTone}
      name={name}
      note={note}
      isFailed={isRefused || status === 'failed'}
      progress={isPending ? { sent, size, isSending: status === 'sending' } : null}
      onCancel={onCancel}
      hasButtons={false}
    >
      {isRetriable && onRetry ? (
        <Button size="small" aria-label={t('uploads.retryOf', { name })} onClick={onRetry}>
          {t('uploads.retry')}
        </Button>
      ) : null}
      {isPending && onCancel ? null : (
        <IconButton
          size="small"
          icon={<Icon icon={X} />}
          label={t('uploads.removeOf', { name })}
          disabled={isDisabled}
          onClick={onRemove}
        />
      )}
    </UploadRow>
  );
}
