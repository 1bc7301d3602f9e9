import { notificationsTexts, useTranslation } from '@platform/i18n';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Lines, Row } from './LoadingNotifications.styles.ts';

export function LoadingNotifications() {
  const t = useTranslation(notificationsTexts);
  return (
    <>
      <output>
        <Spinner label={t('notifications.loading')} />
      </output>
      <ul aria-hidden="true">
        {['first', 'second', 'third'].map((name) => (
          <Row key={name}>
            <Skeleton width="34px" height="34px" />
            <Lines>
              <Skeleton width="40%" height="14px" />
              <Skeleton width="70%" height="12px" />
            </Lines>
          </Row>
        ))}
      </ul>
    </>
  );
}
