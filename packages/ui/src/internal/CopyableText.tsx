import { useTranslation } from '@platform/i18n';
import { Check, CircleAlert, Copy } from 'lucide';
import type { ReactNode } from 'react';
import { RowAction } from '../components/DataTable/RowAction.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { Root } from './CopyableText.styles.ts';
import { useCopy } from './useCopy.ts';

export interface CopyableTextProps {
  /** Copied, and shown unless there are children. */
  text: string;
  /** Makes the button a row action. @default false */
  isInRow?: boolean | undefined;
  children?: ReactNode;
}

const icons = { copied: Check, refused: CircleAlert } as const;

function CopyButton({ text }: Pick<CopyableTextProps, 'text'>) {
  const t = useTranslation();
  const [result, copy] = useCopy(text);
  return (
    <>
      <IconButton
        label={t('common.copy.label', { text })}
        tooltip={t('common.copy.action')}
        icon={<Icon icon={result ? icons[result] : Copy} />}
        size="small"
        onClick={copy}
      />
      <span aria-live="polite" data-result={result ?? undefined}>
        {result ? t(`common.copy.${result}`) : null}
      </span>
    </>
  );
}

export function CopyableText({ text, isInRow, children }: CopyableTextProps) {
  const Tools = isInRow ? RowAction : 'span';
  return (
    <Root data-in-row={isInRow || undefined}>
      {children ?? <bdi>{text}</bdi>}
      <Tools data-tools>
        <CopyButton text={text} />
      </Tools>
    </Root>
  );
}
