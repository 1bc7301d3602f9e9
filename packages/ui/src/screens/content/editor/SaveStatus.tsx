import { contentEditorTexts, useTranslation } from '@platform/i18n';
import { Check, CloudOff, TriangleAlert } from 'lucide';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { useShortcut } from '../../../shortcuts/useShortcut.ts';
import { SaveLine } from './ContentEditor.styles.ts';
import type { ContentEditorScreenProps } from './editorTypes.ts';

export function SaveStatus({
  saveState: { status, message, canRetry },
  onRetry,
}: Pick<ContentEditorScreenProps, 'saveState' | 'onRetry'>) {
  const t = useTranslation(contentEditorTexts);
  useShortcut({
    keys: 'mod+s',
    label: t('contentEditor.save.now'),
    onPress: onRetry,
    actsInRichText: true,
  });
  const isFailed = status === 'failed';
  return (
    <SaveLine role={isFailed ? 'alert' : 'status'} data-failed={isFailed || undefined}>
      {status === 'saving' ? <Spinner label={t('contentEditor.save.saving')} /> : null}
      {status === 'saved' ? (
        <>
          <Icon icon={Check} size="small" />
          {t('contentEditor.save.saved')}
        </>
      ) : null}
      {status === 'waiting' ? t('contentEditor.save.waiting') : null}
      {status === 'conflict' ? (
        <>
          <Icon icon={TriangleAlert} size="small" />
          {t('contentEditor.save.conflict')}
        </>
      ) : null}
      {isFailed ? (
        <>
          <Icon icon={CloudOff} size="small" />
          {message}
          {canRetry ? (
            <Button size="small" onClick={onRetry}>
              {t('common.action.retry')}
            </Button>
          ) : null}
        </>
      ) : null}
    </SaveLine>
  );
}
