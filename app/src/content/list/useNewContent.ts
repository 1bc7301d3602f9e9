import { addContent } from '@platform/api';
import { contentTexts, useLanguage, useTranslation } from '@platform/i18n';
import { useCallback } from 'react';
import { serverMessageOr } from '../../data/failures.ts';
import { useAction } from '../../data/useAction.ts';
import { useLinks } from '../../routing/LinksContext.ts';
import { contentHref } from '../address.ts';

export function useNewContent(): { onCreate: () => void; isCreating: boolean } {
  const t = useTranslation(contentTexts);
  const { language } = useLanguage();
  const { navigate } = useLinks();
  const [send, { pending }] = useAction(addContent, {
    failure: (error) => serverMessageOr(error, t('content.error.create')),
  });
  const create = useCallback(async () => {
    const fields = { type: 'article', status: 'draft', language, body: '' } as const;
    const outcome = await send({ ...fields, title: t('content.untitled') });
    if (outcome.isDone) await navigate(contentHref(outcome.output.id), { replace: false });
  }, [send, navigate, language, t]);
  const onCreate = useCallback(() => void create(), [create]);
  return { onCreate, isCreating: pending.size > 0 };
}
