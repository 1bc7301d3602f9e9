import { paletteTexts, useTranslation } from '@platform/i18n';
import { Button } from '../../components/Button/Button.tsx';
import { Failure, Message } from './CommandPalette.styles.ts';
import type { PaletteSearchFailure } from './types.ts';

interface PaletteMessagesProps {
  count: number;
  search: string;
  isSearching: boolean;
  failure: PaletteSearchFailure | undefined;
}

/** Result count for screen readers, the empty state, and a failed search. */
export function PaletteMessages({ count, search, isSearching, failure }: PaletteMessagesProps) {
  const t = useTranslation(paletteTexts);
  const empty = isSearching ? t('palette.searching') : t('palette.nothing', { search });
  return (
    <>
      <Message data-silent={count > 0 || undefined}>
        {count > 0 ? t('palette.found', { count }) : empty}
      </Message>
      {failure ? (
        <Failure role="alert">
          {failure.message}
          <Button size="small" variant="ghost" onClick={failure.onRetry}>
            {t('common.action.retry')}
          </Button>
        </Failure>
      ) : null}
    </>
  );
}
