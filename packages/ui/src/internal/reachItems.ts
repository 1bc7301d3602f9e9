import type { commonTexts, TextKey, Translate } from '@platform/i18n';
import { Mail, Phone } from 'lucide';
import type { MenuAction } from '../components/Menu/types.ts';
import { emailHref } from './emailHref.ts';
import { phoneHref } from './phoneHref.ts';

/** Menu items that call the number and write to the address of a row; missing ones are skipped. */
export function reachItems(
  t: Translate<TextKey<typeof commonTexts>>,
  { email, phone, callMark }: { email: string; phone: string; callMark?: string | undefined },
): MenuAction[] {
  const items = [
    { id: 'call', icon: Phone, text: phone, href: phoneHref(phone) },
    { id: 'write', icon: Mail, text: email, href: emailHref(email) },
  ] as const;
  return items.flatMap(({ id, icon, text, href }) =>
    href
      ? [
          {
            id,
            icon,
            href,
            label: t(`common.reach.${id}`, { text }),
            mark: id === 'call' ? callMark : undefined,
          },
        ]
      : [],
  );
}
