import { sessionTexts, useTranslation } from '@platform/i18n';
import { ComingSoonScreen } from '@platform/ui';
import { usePages } from '../../routing/PagesContext.ts';
import { AuthFrame } from '../AuthFrame.tsx';

/** Stands for a page before the sign-in that is not built yet: in its frame, with the way back. */
function SoonPage() {
  const t = useTranslation(sessionTexts);
  const { href } = usePages();
  return (
    <AuthFrame offersAccount={false}>
      <ComingSoonScreen homeHref={href('signIn')} homeLabel={t('session.soon.back')} />
    </AuthFrame>
  );
}

export { SoonPage as Page };
