import { crmImportTexts, useFormats, useTranslation } from '@platform/i18n';
import { Download } from 'lucide';
import { Button } from '../../../components/Button/Button.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { DownloadButton, FooterText } from './ImportDialog.styles.ts';
import type { ImportActions, ImportColumn, ImportMatchStep } from './importTypes.ts';

export interface MatchFooterProps {
  state: ImportMatchStep;
  actions: ImportActions;
  onCancel: () => void;
}

export function MatchFooter({ state, actions, onCancel }: MatchFooterProps) {
  const t = useTranslation(crmImportTexts);
  const { preview } = state;
  const ready = preview?.ready ?? 0;
  const leftOut = preview?.leftOut ?? 0;
  const partial = preview?.partial ?? 0;
  const missing = missingColumn(state.columns, ready);
  const isBusy = !preview || state.isChecking || state.comparison === 'running';

  function reason(): string | undefined {
    if (missing) return t(`crmImport.match.${missing}`);
    if (state.isElsewhere) return t('crmImport.match.elsewhere');
    return ready === 0 ? t('crmImport.nothingReady') : undefined;
  }

  return (
    <>
      <FooterText>
        {preview ? (
          <>
            <CountedText text={t('crmImport.ready', { count: ready })} count={ready} />
            <CountedText text={t('crmImport.leftOut', { count: leftOut })} count={leftOut} />
            {partial > 0 ? (
              <CountedText text={t('crmImport.partial', { total: partial })} count={partial} />
            ) : null}
          </>
        ) : null}
        {leftOut > 0 ? (
          <DownloadButton
            variant="ghost"
            size="small"
            endIcon={<Icon icon={Download} size="small" />}
            onClick={actions.onDownloadLeftOut}
          >
            {t('crmImport.downloadLeftOut', { count: leftOut })}
          </DownloadButton>
        ) : null}
      </FooterText>
      <Button onClick={onCancel}>{t('common.action.cancel')}</Button>
      <Button
        variant="primary"
        isLoading={isBusy}
        loadingText={t('crmImport.preview.checking')}
        disabledReason={isBusy ? undefined : reason()}
        onClick={actions.onStart}
      >
        {t('crmImport.submit', { count: ready })}
      </Button>
    </>
  );
}

/** A contact has an email and a name; some rows have their name before the address. */
function missingColumn(
  columns: readonly ImportColumn[],
  ready: number,
): 'needEmail' | 'needName' | null {
  const chosen = new Set(columns.map(({ target }) => target));
  if (!chosen.has('email')) return 'needEmail';
  const hasName = chosen.has('name') || chosen.has('firstName') || chosen.has('lastName');
  return hasName || ready > 0 ? null : 'needName';
}

function CountedText({ text, count }: { text: string; count: number }) {
  const formats = useFormats();
  const figure = formats.number(count);
  const [before, ...after] = text.split(figure);
  if (after.length === 0) return <span>{text}</span>;
  return (
    <span>
      {before}
      <Text as="b" tone="primary" weight="semibold">
        {figure}
      </Text>
      {after.join(figure)}
    </span>
  );
}
