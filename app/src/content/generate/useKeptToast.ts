import { contentGenerateTexts, useTranslation } from '@platform/i18n';
import { useEffect, useEffectEvent } from 'react';
import { showToastAtom } from '../../feedback/toastAtoms.ts';
import { useSetAtom, useStore } from '../../platform/state.ts';
import { useLinks } from '../../routing/LinksContext.ts';
import { userAtom } from '../../session/sessionAtoms.ts';
import { contentPaths } from '../address.ts';

/** After the page is left with new unsaved drafts that are kept, a toast links back to them. */
export function useKeptToast(hasKept: boolean): void {
  const t = useTranslation(contentGenerateTexts);
  const store = useStore();
  const showToast = useSetAtom(showToastAtom);
  const { navigate } = useLinks();

  const showKept = useEffectEvent(() => {
    // Signing out removes the drafts.
    if (!hasKept || store.get(userAtom) === null) return;
    showToast({
      message: t('contentGenerate.kept'),
      tone: 'info',
      action: {
        label: t('contentGenerate.resume'),
        onSelect: () => void navigate(contentPaths.generate, { replace: false }),
      },
    });
  });
  useEffect(() => () => showKept(), []);
}
