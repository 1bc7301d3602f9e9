import { useTranslation } from '@platform/i18n';
import { Banner } from '../components/Banner/Banner.tsx';

/** Says that the browser blocks storage, so that the session lives in this tab only. */
export function SessionNotice() {
  const t = useTranslation();
  return <Banner tone="warning">{t('common.notice.storageBlocked')}</Banner>;
}

/** Says that the device is offline. It goes when the caller sees the connection again. */
export function OfflineNotice() {
  const t = useTranslation();
  return <Banner tone="warning">{t('common.notice.offline')}</Banner>;
}
