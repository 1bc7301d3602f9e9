import { discardDrafts, draftName, listDrafts } from '@platform/flows';
import type { ListedDraft } from '@platform/flows';
import { profileAccountTexts, shellTexts, useTranslation } from '@platform/i18n';
import type { AccountActions, AccountDraft, AccountState } from '@platform/ui/profile';
import { requestForm, runShortcut } from '@platform/ui/internal';
import { useEffect, useState } from 'react';
import { showToastAtom } from '../feedback/toastAtoms.ts';
import { useAtomValue, useSetAtom } from '../platform/state.ts';
import { useLinks } from '../routing/LinksContext.ts';
import { usePages } from '../routing/PagesContext.ts';
import { headingOf } from '../routing/pageTitles.ts';
import type { DraftKind, DraftLocation } from '../routing/palette.ts';
import { userAtom } from '../session/sessionAtoms.ts';

const NONE: readonly never[] = [];

export function useDraftList(): Pick<AccountState, 'drafts'> &
  Pick<AccountActions, 'onDiscardDraft' | 'onClearDrafts'> {
  const t = useTranslation(profileAccountTexts, shellTexts);
  const userId = useAtomValue(userAtom)?.id ?? '';
  const showToast = useSetAtom(showToastAtom);
  const { navigate } = useLinks();
  const pages = usePages();
  const { loadPalettes } = pages;
  const [kinds, setKinds] = useState<readonly DraftKind[]>(NONE);
  const [listed, setListed] = useState<readonly ListedDraft[]>(NONE);
  const list = () => setListed(listDrafts(userId));

  // The previous page stores its draft on unmount, which happens before this effect.
  useEffect(() => {
    let isMounted = true;
    async function load(): Promise<void> {
      const palettes = await loadPalettes();
      if (!isMounted) return;
      setKinds(palettes.flatMap(({ drafts = [] }) => drafts));
      setListed(listDrafts(userId));
    }
    void load();
    return () => {
      isMounted = false;
    };
  }, [loadPalettes, userId]);

  function open({ href, shortcut, opensById }: DraftLocation, { form, id }: ListedDraft): void {
    void navigate(href, { replace: false });
    if (shortcut !== undefined) runShortcut(shortcut);
    if (opensById && form !== null) requestForm(form, id);
  }

  const drafts = listed.map((draft): AccountDraft => {
    const { key, keptAt, size, form } = draft;
    const { location, names } = locateDraft(draft, kinds);
    const page = location && pages.find(pathOf(location.href));
    const heading = page && headingOf(page);
    return {
      key,
      keptAt,
      size,
      kind: t(`profileAccount.draft.${form ?? 'other'}`),
      name: draftName(draft.fields, names),
      pageTitle: heading ? t(`shell.page.${heading}`) : '',
      onOpen: location ? () => open(location, draft) : undefined,
    };
  });
  return {
    drafts,
    onDiscardDraft: ({ key }) => {
      const restore = discardDrafts([{ key }]);
      list();
      const onSelect = () => {
        restore();
        list();
      };
      const action = { label: t('profileAccount.device.undo'), onSelect };
      showToast({ message: t('profileAccount.device.discarded'), tone: 'success', action });
    },
    onClearDrafts: () => {
      discardDrafts(listed);
      list();
      showToast({ message: t('profileAccount.device.cleared'), tone: 'success' });
    },
  };
}

const pathOf = (href: string) => href.split('?', 1)[0] ?? '';

/** Page that opens a draft, and the fields of its name, from the first area with that form. */
export function locateDraft(
  { form, id }: Pick<ListedDraft, 'form' | 'id'>,
  kinds: readonly DraftKind[],
): { location: DraftLocation | null; names: readonly string[] } {
  for (const kind of kinds) {
    const location = kind.form === form ? kind.locate(id) : null;
    if (location) return { location, names: kind.names };
  }
  return { location: null, names: NONE };
}
