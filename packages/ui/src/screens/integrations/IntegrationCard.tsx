import { integrationsTexts, useTranslation } from '@platform/i18n';
import { CircleAlert, Link } from 'lucide';
import { memo, useId } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { CardActions } from './CardActions.tsx';
import type { CardActionsProps } from './CardActions.tsx';
import { ProviderTile } from './ProviderTile.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { hasAccount } from './integrationSearch.ts';
import { useShownMessage } from '../../internal/shownMessages.ts';
import { CardHeader, CardTextBlock } from '../../patterns/CardGrid/CardGrid.styles.ts';
import { Text } from '../../components/Text/Text.tsx';
import { Truncate } from '../../patterns/Truncate/Truncate.tsx';
import {
  Account,
  Actions,
  Card,
  Description,
  Failure,
  Footer,
  Name,
  Updated,
} from './IntegrationGrid.styles.ts';

export interface IntegrationCardProps extends Omit<CardActionsProps, 'titleId'> {
  failure: string | undefined;
}

export const IntegrationCard = memo(function IntegrationCard(props: IntegrationCardProps) {
  const { integration, work, failure } = props;
  const { provider, name, ownerService, description, accountLabel, status, updatedAt } =
    integration;
  const t = useTranslation(integrationsTexts);
  const titleId = useId();
  return (
    <Card
      aria-labelledby={titleId}
      data-provider={provider}
      data-quiet={hasAccount(integration) ? undefined : true}
      data-opens={status === 'unknown' ? undefined : true}
    >
      <CardHeader>
        <ProviderTile provider={provider} name={name} isOn={status === 'connected'} />
        <CardTextBlock>
          <Name forwardedAs="h2" type="title" isTracked breaksWords id={titleId}>
            <bdi>{name}</bdi>
          </Name>
          {ownerService ? (
            <Text tone="tertiary" size="md" leading="tight" breaksWords isBlock>
              <bdi>{ownerService}</bdi>
            </Text>
          ) : null}
        </CardTextBlock>
        <StatusBadge status={status} />
      </CardHeader>
      <Description>{description}</Description>
      {accountLabel ? (
        <Account direction="row" gap="1-75">
          <Icon icon={Link} size="small" />
          <VisuallyHidden>{t('integrations.card.account')}</VisuallyHidden>
          <Truncate title={accountLabel}>{accountLabel}</Truncate>
        </Account>
      ) : null}
      {failure && status !== 'connected' ? <CardFailure message={failure} /> : null}
      <Footer>
        <Updated date={updatedAt} format={(date) => t('integrations.card.updated', { date })} />
        {status === 'unknown' ? null : (
          <Actions data-part="actions">
            <CardActions
              integration={integration}
              work={work}
              onOpen={props.onOpen}
              titleId={titleId}
            />
          </Actions>
        )}
      </Footer>
    </Card>
  );
});

function CardFailure({ message }: { message: string }) {
  return (
    <Failure direction="row" align="start" gap="1-75" ref={useShownMessage(message)} role="alert">
      <Icon icon={CircleAlert} size="small" />
      <span>{message}</span>
    </Failure>
  );
}
