import { uploadsTexts, useComponentTexts, useFormats } from '@platform/i18n';
import { X } from 'lucide';
import type { ReactNode, Ref } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { IconShape } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Progress } from '../../components/Progress/Progress.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { IconTile } from '../IconTile/IconTile.tsx';
import type { IconTileProps } from '../IconTile/IconTile.tsx';
import { Truncate } from '../Truncate/Truncate.tsx';
import { Actions, Row } from './UploadRows.styles.ts';

export interface UploadRowProps {
  ref: Ref<HTMLLIElement>;
  icon: IconShape;
  tone: NonNullable<IconTileProps['tone']>;
  name: string;
  /** State in words. */
  note: ReactNode;
  isFailed: boolean;
  /** Bytes; shows the progress while the file waits or is sent. */
  progress: { sent: number; size: number; isSending: boolean } | null;
  onCancel: (() => void) | undefined;
  /** True gives labelled buttons a line of their own on phones. */
  hasButtons: boolean;
  /** Buttons. */
  children: ReactNode;
}

/** A file in a list of uploads. */
export function UploadRow(props: UploadRowProps) {
  const { ref, icon, tone, name, note, isFailed, progress, onCancel, hasButtons, children } = props;
  const t = useComponentTexts(uploadsTexts);
  const formats = useFormats();
  return (
    <Row ref={ref} data-ended={hasButtons || undefined}>
      <IconTile icon={icon} tone={tone} />
      <div>
        <Text weight="medium" isBlock>
          <Truncate title={name}>{name}</Truncate>
        </Text>
        <Text type="caption" tone={isFailed ? 'danger' : 'secondary'} isTabular breaksWords>
          <bdi>{note}</bdi>
        </Text>
      </div>
      <Actions direction="row" gap="2">
        {progress?.isSending ? <span>{formats.share(progress.sent, progress.size)}</span> : null}
        {progress && onCancel ? (
          <IconButton
            size="small"
            icon={<Icon icon={X} />}
            label={t('uploads.cancel', { name })}
            onClick={onCancel}
          />
        ) : null}
        {children}
      </Actions>
      {progress ? (
        <Progress
          label={t('uploads.progress', { name })}
          value={progress.sent}
          max={progress.size}
        />
      ) : null}
    </Row>
  );
}
