import { useTranslation } from '@platform/i18n';
import type { ReactNode } from 'react';
import { CopyButton } from '../components/CopyButton/CopyButton.tsx';
import { RowAction } from '../components/DataTable/RowAction.tsx';
import { Root } from './CopyableText.styles.ts';

export interface CopyableTextProps {
  /** Copied, and shown unless there are children. */
  text: string;
  /** Makes the button a row action. @default false */
  isInRow?: boolean | undefined;
  /** Further tools before the copy button. */
  tools?: ReactNode;
  children?: ReactNode;
}

export function CopyableText({ text, isInRow, tools, children }: CopyableTextProps) {
  const t = useTranslation();
  const Tools = isInRow ? RowAction : 'span';
  return (
    <Root data-in-row={isInRow || undefined} data-linked={tools ? true : undefined}>
      {children ?? <bdi>{text}</bdi>}
      <Tools data-tools>
        {tools}
        <CopyButton
          text={text}
          label={t('common.copy.label', { text })}
          tooltip={t('common.copy.action')}
        />
      </Tools>
    </Root>
  );
}
