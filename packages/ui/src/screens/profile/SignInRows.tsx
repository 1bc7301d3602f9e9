import { formatMachineDate, profileAccountTexts, useTranslation } from '@platform/i18n';
import { Globe, KeyRound } from 'lucide';
import { Badge } from '../../components/Badge/Badge.tsx';
import { ShortDate } from '../../internal/ShortDate.tsx';
import { IconTile } from '../../patterns/IconTile/IconTile.tsx';
import { AccountRow } from './AccountRow.tsx';
import { Rows, Quiet } from './AccountRow.styles.ts';
import type { AccountSession } from './types.ts';

export function SignInRows({ methods }: Pick<AccountSession, 'methods'>) {
  const t = useTranslation(profileAccountTexts);
  const nameOf = (method: string) =>
    method === 'password' || method === 'google' ? t(`profileAccount.signIn.${method}`) : method;
  return (
    <Rows>
      {methods && methods.length > 0 ? (
        methods.map(({ method, lastUsedAt }) => (
          <AccountRow
            key={method}
            lead={<IconTile icon={method === 'password' ? KeyRound : Globe} />}
            title={<bdi>{nameOf(method)}</bdi>}
            description={
              formatMachineDate(lastUsedAt) ? (
                <>
                  {t('profileAccount.signIn.lastUsed')} <ShortDate date={lastUsedAt} />
                </>
              ) : (
                t('profileAccount.signIn.neverUsed')
              )
            }
          >
            <Badge tone="success">{t('profileAccount.signIn.active')}</Badge>
          </AccountRow>
        ))
      ) : (
        <Quiet>{t('profileAccount.signIn.unknown')}</Quiet>
      )}
    </Rows>
  );
}
