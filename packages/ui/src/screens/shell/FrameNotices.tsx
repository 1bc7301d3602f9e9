import { noticesTexts, useTranslation } from '@platform/i18n';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';

export interface NewVersionNoticeProps {
  /** Called to reload the page. */
  onReload: () => void;
  /** Called to hide the notice. */
  onDismiss: () => void;
}

/** Offers a reload to a newer version. Stays until dismissed. */
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

export interface ResumeNoticeProps {
  /** Name of the page. */
  page: string;
  /** True if the page has unsent input. */
  hasDraft: boolean;
  /** Called to open the page. */
  onOpen: () => void;
  /** Called to dismiss the offer. */
  onDismiss: () => void;
}

/** After a new sign-in, offers to return to the page where the session ended. */
export function ResumeNotice({ page, hasDraft, onOpen, onDismiss }: ResumeNoticeProps) {
  const t = useTranslation(noticesTexts);
  return (
    <Banner
      tone="info"
      title={t('notices.lastPage.title')}
      actions={
        <>
          <Button size="small" onClick={onOpen}>
            {t('notices.lastPage.open')}
          </Button>
          <Button size="small" variant="ghost" onClick={onDismiss}>
            {t('notices.lastPage.dismiss')}
          </Button>
        </>
      }
    >
      {t('notices.lastPage.text', { page })} {hasDraft ? t('notices.lastPage.draft') : null}
    </Banner>
  );
}
