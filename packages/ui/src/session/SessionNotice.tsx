import { useTranslation } from '@platform/i18n';
import { lazyBanner } from '../components/Banner/lazyBanner.ts';

function Notice({ text }: { text: string }) {
  return (
    <lazyBanner.Part tone="warning" fallback={<output>{text}</output>}>
      {text}
    </lazyBanner.Part>
  );
}

/** Says that the browser blocks storage, so that the session lives in this tab only. */
export function SessionNotice() {
  const t = useTranslation();
  return <Notice text={t('common.notice.storageBlocked')} />;
}

/** Says that the device is offline. It goes when the caller sees the connection again. */
export function OfflineNotice() {
  const t = useTranslation();
  return <Notice text={t('common.notice.offline')} />;
}
