import { noticesTexts, useTranslation } from '@platform/i18n';
import { Banner } from '../components/Banner/Banner.tsx';
import { Button } from '../components/Button/Button.tsx';

export interface NewVersionNoticeProps {
  /** Loads the page again. */
  onReload: () => void;
  /** Puts it off. */
  onDismiss: () => void;
}

/** Says that a newer version can be had by a reload. It stays; nothing is forced. */
export function NewVersionNotice({ onReload, onDismiss }: NewVersionNoticeProps) {
  const t = useTranslation(noticesTexts);
  return (
    <Banner
      tone="info"
      title={t('notices.version.title')}
      actions={
        <>
          <Button size="small" onClick={onReload}>
            {t('notices.version.reload')}
          </Button>
          <Button size="small" variant="ghost" onClick={onDismiss}>
            {t('notices.version.later')}
          </Button>
        </>
      }
    >
      {t('notices.version.text')}
    </Banner>
  );
}

export interface PlaceNoticeProps {
  /** The name of the page. */
  page: string;
  /** Whether something was typed and not sent. */
  hasDraft: boolean;
  /** Opens the page. */
  onOpen: () => void;
  /** Says no. */
  onDismiss: () => void;
}

/** Offers the page on which a session ended, after the next sign-in. */
export function PlaceNotice({ page, hasDraft, onOpen, onDismiss }: PlaceNoticeProps) {
  const t = useTranslation(noticesTexts);
  return (
    <Banner
      tone="info"
      title={t('notices.place.title')}
      actions={
        <>
          <Button size="small" onClick={onOpen}>
            {t('notices.place.open')}
          </Button>
          <Button size="small" variant="ghost" onClick={onDismiss}>
            {t('notices.place.dismiss')}
          </Button>
        </>
      }
    >
      {t('notices.place.text', { page })} {hasDraft ? t('notices.place.draft') : null}
    </Banner>
  );
}
