import { notificationsTexts, useTranslation } from '@platform/i18n';
import { Skeleton } from '../components/Skeleton/Skeleton.tsx';
import { Spinner } from '../components/Spinner/Spinner.tsx';
import { Rows } from './LoadingNotifications.styles.ts';

/** The shape of what will come. */
export function LoadingNotifications() {
  const t = useTranslation(notificationsTexts);
  return (
    <>
      <output>
        <Spinner label={t('notifications.loading')} />
      </output>
      <Rows aria-hidden="true">
        {['first', 'second', 'third'].map((name) => (
          <li key={name}>
            <Skeleton width="34px" height="34px" />
            <div>
              <Skeleton width="40%" height="14px" />
              <Skeleton width="70%" height="12px" />
            </div>
          </li>
        ))}
      </Rows>
    </>
  );
}
