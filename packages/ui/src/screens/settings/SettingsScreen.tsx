import { settingsTexts, shellTexts, useFormats, useTranslation } from '@platform/i18n';
import { Blocks, CreditCard, Users } from 'lucide';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { Grid } from './SettingsScreen.styles.ts';
import type { Remote } from '../../remote.ts';
import type {
  ConnectionFigures,
  PeopleFigures,
  PlanFigures,
  SettingsScreenProps,
} from './types.ts';

/** Index of the settings with key figures. */
export function SettingsScreen({
  teamsHref = '/settings/teams',
  billingHref = '/billing',
  integrationsHref = '/integrations',
  organization,
  ...remote
}: SettingsScreenProps) {
  const t = useTranslation(settingsTexts, shellTexts);
  const formats = useFormats();
  const people = figureOf(remote.people);
  const plan = figureOf(remote.plan);
  const connections = figureOf(remote.connections);

  function peopleCaption({ members, pending }: PeopleFigures): string {
    const words = t('settings.teams.people', { count: members });
    return pending ? `${words}, ${t('settings.teams.pending', { count: pending })}` : words;
  }

  function planCaption({ renewsAt, endsAt }: PlanFigures): string {
    if (endsAt) return t('settings.billing.ends', { date: formats.date(endsAt) });
    if (renewsAt) return t('settings.billing.renews', { date: formats.date(renewsAt) });
    return t('settings.billing.plan');
  }

  function connectionCaption({ connected, actionRequired }: ConnectionFigures): string {
    const words = t('settings.integrations.connected', { count: connected });
    if (actionRequired === 0) return words;
    return `${words}, ${t('settings.integrations.action', { count: actionRequired })}`;
  }

  return (
    <>
      <PageHeader
        title={t('shell.page.settings')}
        description={
          organization ? t('settings.subtitleOf', { tenant: organization }) : t('settings.subtitle')
        }
      />
      <Grid>
        <SettingsCard
          href={teamsHref}
          icon={Users}
          title={t('shell.page.teams')}
          text={t('settings.teams.text')}
          figure={people && formats.number(people.members)}
          caption={people ? peopleCaption(people) : ''}
        />
        <SettingsCard
          href={billingHref}
          icon={CreditCard}
          title={t('shell.page.billing')}
          text={t('settings.billing.text')}
          figure={plan && <bdi>{plan.name}</bdi>}
          caption={plan ? planCaption(plan) : ''}
        />
        <SettingsCard
          href={integrationsHref}
          icon={Blocks}
          title={t('shell.page.integrations')}
          text={t('settings.integrations.text')}
          figure={connections && formats.number(connections.connected)}
          caption={connections ? connectionCaption(connections) : ''}
        />
      </Grid>
    </>
  );
}

function figureOf<T>(remote: Remote<T>): T | null | undefined {
  if (remote.status === 'ready') return remote.data;
  return remote.status === 'loading' ? undefined : null;
}
