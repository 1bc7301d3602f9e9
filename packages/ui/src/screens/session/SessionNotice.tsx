import { useTranslation } from '@platform/i18n';
import { Banner } from '../../components/Banner/Banner.tsx';

/** Notice that the browser blocks storage, so the session ends with this tab. */
export function SessionNotice() {
  const t = useTranslation();
  return <Banner tone="warning">{t('common.notice.storageBlocked')}</Banner>;
}

/** Notice that the device is offline. */
export function OfflineNotice() {
  const t = useTranslation();
  return <Banner tone="warning">{t('common.notice.offline')}</Banner>;
}
