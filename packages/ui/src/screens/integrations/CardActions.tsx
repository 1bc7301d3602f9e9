import type { Integration } from '@platform/domain';
import { integrationsTexts, useTranslation } from '@platform/i18n';
import { Button } from '../../components/Button/Button.tsx';
import type { OpenDialog } from './IntegrationDialogs.tsx';
import type { IntegrationWork } from './types.ts';

export interface CardActionsProps {
  integration: Integration;
  work: IntegrationWork | undefined;
  onOpen: OpenDialog;
  titleId: string;
}

export function CardActions(props: CardActionsProps) {
  const { integration, work, onOpen, titleId } = props;
  const t = useTranslation(integrationsTexts);
  const connecting = {
    size: 'small',
    'aria-describedby': titleId,
    'aria-haspopup': 'dialog',
    isLoading: work === 'connecting',
    loadingText: t('integrations.card.connecting'),
    onClick: () => onOpen('connect', integration),
  } as const;

  switch (integration.status) {
    case 'connected':
      return (
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-describedby={titleId}
          onClick={() => onOpen('manage', integration)}
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
            aria-haspopup="dialog"
            onClick={() => onOpen('disconnect', integration)}
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
