import { shellTexts, useTranslation } from '@platform/i18n';
import { Skip } from './SkipLink.styles.ts';

export const contentId = 'content';

/** Link past the navigation; the first tab stop (WCAG 2.4.1). */
export function SkipLink() {
  const t = useTranslation(shellTexts);
  return (
    <Skip
      href={`#${contentId}`}
      onClick={(event) => {
        // Only the focus moves; the router owns the URL.
        event.preventDefault();
        document.getElementById(contentId)?.focus();
      }}
    >
      {t('shell.skipToContent')}
    </Skip>
  );
}
