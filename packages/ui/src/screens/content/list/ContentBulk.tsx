import type { ContentRow } from '@platform/domain';
import { contentTexts, useTranslation } from '@platform/i18n';
import { Archive, Copy } from 'lucide';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { useSingleFlight } from '../../../internal/useSingleFlight.ts';
import type { ContentsActions } from './listTypes.ts';

export interface ContentBulkProps extends Pick<
  ContentsActions,
  'onArchiveSeveral' | 'onDuplicateSeveral'
> {
  selected: () => readonly ContentRow[];
  onDone: (failedKeys: ReadonlySet<string>) => void;
}

export function ContentBulk(props: ContentBulkProps) {
  const { selected, onDone, onArchiveSeveral, onDuplicateSeveral } = props;
  const t = useTranslation(contentTexts);
  const { run, isRunning } = useSingleFlight(
    async (send: (items: readonly ContentRow[]) => Promise<readonly string[]>) =>
      onDone(new Set(await send(selected()))),
  );
  const pending = { isLoading: isRunning, loadingText: t('content.working') };
  return (
    <>
      <Button
        {...pending}
        startIcon={<Icon icon={Archive} size="small" />}
        onClick={() => void run(onArchiveSeveral)}
      >
        {t('content.archive')}
      </Button>
      <Button
        {...pending}
        startIcon={<Icon icon={Copy} size="small" />}
        onClick={() => void run(onDuplicateSeveral)}
      >
        {t('content.duplicate')}
      </Button>
    </>
  );
}
