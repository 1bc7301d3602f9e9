import { sessionTexts, useTranslation } from '@platform/i18n';
import { ComingSoonScreen } from '@platform/ui/errors';
import { usePages } from '../../routing/PagesContext.ts';
import { AuthFrame } from '../AuthFrame.tsx';

export function JoinComingSoon() {
  const t = useTranslation(sessionTexts);
  const { href } = usePages();
  return (
    <AuthFrame corner={null}>
      <ComingSoonScreen homeHref={href('signIn')} homeLabel={t('session.soon.back')} />
    </AuthFrame>
  );
}
