import { shellTexts, useTranslation } from '@platform/i18n';
import { Skip } from './SkipLink.styles.ts';

/** Id of the element that holds a page's content. */
export const contentId = 'content';

/** Leads past the navigation; the first thing the Tab key reaches (WCAG 2.4.1). */
export function SkipLink() {
  const t = useTranslation(shellTexts);
  return (
    <Skip
      href={`#${contentId}`}
      onClick={(event) => {
        // The address is the router's; only the focus moves.
        event.preventDefault();
        document.getElementById(contentId)?.focus();
      }}
    >
      {t('shell.skipToContent')}
    </Skip>
  );
}
