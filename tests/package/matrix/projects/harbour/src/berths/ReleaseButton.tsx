import { useTranslation } from '@platform/i18n';
import { Button, ConfirmDialog, Icon } from '@platform/ui';
import type { ListSelection } from '@platform/ui';
import { Unlink } from 'lucide';
import { useState } from 'react';
import { berthsTexts } from '../texts/berths';
import { useShowToast } from '../toasts';
import { releaseBerths } from './berthStore';

/** Ends the bookings of the selected berths, after a confirmation. */
export function ReleaseButton({ selection }: { selection: ListSelection }) {
  const t = useTranslation(berthsTexts);
  const showToast = useShowToast();
  const [isConfirming, setConfirming] = useState(false);
  const count = selection.value.size;
  return (
    <>
      <Button startIcon={<Icon icon={Unlink} />} onClick={() => setConfirming(true)}>
        {t('berths.release.action')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t('berths.release.title', { count })}
        description={t('berths.release.text')}
        confirmLabel={t('berths.release.action')}
        loadingText={t('berths.release.pending')}
        onConfirm={() => {
          releaseBerths(selection.value);
          selection.clear();
          showToast({ tone: 'success', message: t('berths.release.done', { count }) });
        }}
      />
    </>
  );
}
