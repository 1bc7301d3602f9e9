import { integrationsTexts, useTranslation } from '@platform/i18n';
import { Button } from '../components/Button/Button.tsx';
import type { Integration, IntegrationActions, IntegrationWork } from './types.ts';

export interface CardActionsProps extends Pick<IntegrationActions, 'onConnect' | 'onDisconnect'> {
  integration: Integration;
  work: IntegrationWork | undefined;
  onManage: (provider: string) => void;
  /** Names the card that the buttons belong to. */
  titleId: string;
}

/** The buttons of a status; an unknown one has none. */
export function CardActions(props: CardActionsProps) {
  const { integration, work, onManage, onConnect, onDisconnect, titleId } = props;
  const t = useTranslation(integrationsTexts);
  const connecting = {
    size: 'small',
    'aria-describedby': titleId,
    isLoading: work === 'connecting',
    loadingText: t('integrations.card.connecting'),
    onClick: () => onConnect(integration),
  } as const;

  switch (integration.status) {
    case 'connected':
      return (
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-describedby={titleId}
          onClick={() => onManage(integration.provider)}
        >
          {t('integrations.card.manage')}
        </Button>
      );
    case 'action_required':
      return (
        <>
          <Button
            variant="ghost"
            size="small"
            aria-describedby={titleId}
            isLoading={work === 'disconnecting'}
            loadingText={t('integrations.card.disconnecting')}
            onClick={() => void onDisconnect(integration)}
          >
            {t('integrations.card.disconnect')}
          </Button>
          <Button variant="primary" {...connecting}>
            {t('integrations.card.fix')}
          </Button>
        </>
      );
    case 'not_connected':
      return <Button {...connecting}>{t('integrations.card.connect')}</Button>;
    case 'unknown':
      return null;
  }
}
