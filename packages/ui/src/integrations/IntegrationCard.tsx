import { integrationsTexts, useTranslation } from '@platform/i18n';
import { CircleAlert, Link } from 'lucide';
import { memo, useId } from 'react';
import { Icon } from '../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { CardActions } from './CardActions.tsx';
import type { CardActionsProps } from './CardActions.tsx';
import { ProviderTile } from './ProviderTile.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { isHeld } from './integrationSearch.ts';
import { useShownMessage } from '../internal/shownMessages.ts';
import { UpdatedTime } from './UpdatedTime.tsx';

export interface IntegrationCardProps extends Omit<CardActionsProps, 'titleId'> {
  /** Why it could not be connected, the last time that was tried. */
  failure: string | undefined;
}

/**
 * A provider: what it is, what it is connected to and what can be done. Plain elements,
 * drawn by the grid's own style sheet, since there may be a thousand of them.
 */
export const IntegrationCard = memo(function IntegrationCard(props: IntegrationCardProps) {
  const { integration, work, failure } = props;
  const { provider, name, ownerService, description, accountLabel, status, updatedAt } =
    integration;
  const t = useTranslation(integrationsTexts);
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      data-provider={provider}
      data-quiet={isHeld(integration) ? undefined : true}
    >
      <header>
        <ProviderTile provider={provider} name={name} isOn={status === 'connected'} />
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
      {failure && status !== 'connected' ? <CardFailure message={failure} /> : null}
      <footer>
        <UpdatedTime date={updatedAt} format={(date) => t('integrations.card.updated', { date })} />
        {status === 'unknown' ? null : (
          <div data-part="actions">
            <CardActions
              integration={integration}
              work={work}
              onOpen={props.onOpen}
              titleId={titleId}
            />
          </div>
        )}
      </footer>
    </article>
  );
});

function CardFailure({ message }: { message: string }) {
  return (
    <div ref={useShownMessage(message)} data-part="failure" role="alert">
      <Icon icon={CircleAlert} size="small" />
      <span>{message}</span>
    </div>
  );
}
