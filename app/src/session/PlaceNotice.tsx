import { hasDrafts } from '@platform/flows';
import { shellTexts, useTranslation } from '@platform/i18n';
import { PlaceNotice as Notice } from '@platform/ui';
import { useEffect, useState } from 'react';
import { useLinks } from '../routing/LinksContext.ts';
import { usePages } from '../routing/PagesContext.ts';
import { useApi } from './ApiContext.ts';
import { forgetPlace, placeOf } from './place.ts';

export interface PlaceNoticeProps {
  userId: string;
}

/** Offers the page on which the last session ended, to whom it ended under. */
export function PlaceNotice({ userId }: PlaceNoticeProps) {
  const t = useTranslation(shellTexts);
  const { environment } = useApi();
  const { find } = usePages();
  const { navigate } = useLinks();
  const [place, setPlace] = useState(() => placeOf(userId, environment.origin));
  const page = place === null ? undefined : find(place.split(/[?#]/, 1)[0] ?? '');
  const title = (page?.access ?? 'signedIn') === 'signedIn' ? page?.title : undefined;

  // What is another person's, or no page, is nobody's any more.
  useEffect(() => {
    if (title === undefined) forgetPlace();
  }, [title]);

  if (place === null || title === undefined) return null;
  const forget = () => {
    forgetPlace();
    setPlace(null);
  };
  return (
    <Notice
      page={t(`shell.page.${title}`)}
      hasDraft={hasDrafts(userId)}
      onOpen={() => {
        forget();
        void navigate(place, { replace: false });
      }}
      onDismiss={forget}
    />
  );
}
