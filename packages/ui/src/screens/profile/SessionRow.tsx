import type { DeviceKind, DeviceSession } from '@platform/domain';
import { formatClock, profileAccountTexts, readDate, useTranslation } from '@platform/i18n';
import { Laptop, MonitorSmartphone, Smartphone, Tablet } from 'lucide';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import type { IconShape } from '../../components/Icon/Icon.tsx';
import { ShortDate } from '../../internal/ShortDate.tsx';
import { IconTile } from '../../patterns/IconTile/IconTile.tsx';
import { AccountRow } from './AccountRow.tsx';

const ICONS: Readonly<Record<DeviceKind, IconShape>> = {
  desktop: Laptop,
  phone: Smartphone,
  tablet: Tablet,
};

interface SessionRowProps {
  session: DeviceSession;
  isEnding: boolean;
  onEnd: (name: string) => void;
}

export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const t = useTranslation(profileAccountTexts);
  const { device, browser, system, place, address, isCurrent } = session;
  const name =
    browser && system
      ? t('profileAccount.sessions.device', { browser, system })
      : browser || system || t('profileAccount.sessions.unknownDevice');
  const signOut = t('profileAccount.sessions.signOut');
  const signingOut = t('profileAccount.sessions.signingOut');
  const action = isEnding ? signingOut : signOut;
  return (
    <AccountRow
      lead={<IconTile icon={device ? ICONS[device] : MonitorSmartphone} />}
      title={<bdi>{name}</bdi>}
      description={
        <>
          {place ? <bdi>{place}</bdi> : null}
          {place && address ? ' · ' : null}
          {address ? <bdi>{address}</bdi> : null}
          {place || address ? <br /> : null}
          {isCurrent ? t('profileAccount.sessions.activeNow') : <LastUse at={session.lastUsedAt} />}
        </>
      }
    >
      {isCurrent ? (
        <Badge tone="success">{t('profileAccount.sessions.current')}</Badge>
      ) : session.id === '' ? null : (
        <Button
          size="small"
          aria-label={t('profileAccount.sessions.ofSession', { action, session: name })}
          isLoading={isEnding}
          loadingText={signingOut}
          onClick={() => onEnd(name)}
        >
          {signOut}
        </Button>
      )}
    </AccountRow>
  );
}

function LastUse({ at }: { at: string }) {
  const t = useTranslation(profileAccountTexts);
  const date = readDate(at);
  if (!date) return t('profileAccount.sessions.lastUsedUnknown');
  return (
    <>
      {t('profileAccount.sessions.lastUsed')} <ShortDate date={date} /> {formatClock(date)}
    </>
  );
}
