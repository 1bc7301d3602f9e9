import { integrationsTexts, useTranslation } from '@platform/i18n';
import { Link } from 'lucide';
import { memo, useId } from 'react';
import { Icon } from '../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { CardActions } from './CardActions.tsx';
import { CardScopes } from './CardScopes.tsx';
import type { ScopesSource } from './CardScopes.tsx';
import { ProviderTile } from './ProviderTile.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { UpdatedTime } from './UpdatedTime.tsx';
import type { Integration, IntegrationActions, IntegrationWork } from './types.ts';

export interface IntegrationCardProps extends IntegrationActions, ScopesSource {
  integration: Integration;
  work: IntegrationWork | undefined;
  hasOpenedScopes: boolean;
  onManage: (provider: string) => void;
}

/**
 * A provider: what it is, what it is connected to and what can be done. Plain elements,
 * drawn by the grid's own style sheet, since there may be a thousand of them.
 */
export const IntegrationCard = memo(function IntegrationCard(props: IntegrationCardProps) {
  const { integration, work, onManage, onConnect, onDisconnect } = props;
  const { provider, name, ownerService, description, accountLabel, status, updatedAt } =
    integration;
  const t = useTranslation(integrationsTexts);
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} data-provider={provider}>
      <header>
        <ProviderTile provider={provider} isOn={status === 'connected'} />
        <div>
          <h2 id={titleId}>
            <bdi>{name}</bdi>
          </h2>
          {ownerService ? <bdi data-part="owner">{ownerService}</bdi> : null}
        </div>
        <StatusBadge status={status} />
      </header>
      <p>{description}</p>
      {accountLabel ? (
        <div data-part="account">
          <Icon icon={Link} size="small" />
          <VisuallyHidden>{t('integrations.card.account')}</VisuallyHidden>
          <bdi title={accountLabel}>{accountLabel}</bdi>
        </div>
      ) : null}
      <CardScopes
        integration={integration}
        RequiredScopes={props.RequiredScopes}
        hasOpened={props.hasOpenedScopes}
        onOpen={props.onScopesOpen}
        titleId={titleId}
      />
      <footer>
        <UpdatedTime date={updatedAt} format={(date) => t('integrations.card.updated', { date })} />
        {status === 'unknown' ? null : (
          <div data-part="actions">
            <CardActions
              integration={integration}
              work={work}
              onManage={onManage}
              onConnect={onConnect}
              onDisconnect={onDisconnect}
              titleId={titleId}
            />
          </div>
        )}
      </footer>
    </article>
  );
});
