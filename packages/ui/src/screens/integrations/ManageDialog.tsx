import type { Integration } from '@platform/domain';
import { integrationsTexts, useTranslation } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { Activity, Unplug, X } from 'lucide';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/index.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { EmailText } from '../../internal/EmailText.tsx';
import { useShownMessage } from '../../internal/shownMessages.ts';
import { useSingleFlight } from '../../internal/useSingleFlight.ts';
import { FactList } from '../../patterns/FactList/FactList.tsx';
import { IconTile } from '../../patterns/IconTile/IconTile.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Failure, Footer, Result, Root, TileSlot } from './ManageDialog.styles.ts';
import { Permissions } from './Permissions.tsx';
import type { PermissionsProps } from './Permissions.tsx';
import { ProviderTile } from './ProviderTile.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { UpdatedTime } from './UpdatedTime.tsx';
import type { TestOutcome } from './types.ts';

export interface ManageDialogProps {
  integration: Integration;
  RequiredScopes: PermissionsProps['RequiredScopes'];
  onTest: (integration: Integration) => Promise<TestOutcome>;
  onDisconnect: () => void;
  onClose: () => void;
}

export function ManageDialog(props: ManageDialogProps) {
  const { integration, onTest, onClose } = props;
  const { provider, name, ownerService, accountLabel, status, updatedAt } = integration;
  const t = useTranslation(integrationsTexts);
  const [failure, setFailure] = useState('');
  const shownRef = useShownMessage(failure);
  const test = useSingleFlight(async () => {
    setFailure('');
    const outcome = await onTest(integration);
    if (outcome.status === 'failed') setFailure(outcome.message);
  });

  return (
    <Root
      open
      onOpenChange={onClose}
      title={
        <>
          <TileSlot>
            <ProviderTile provider={provider} name={name} isOn size="large" />
          </TileSlot>
          <bdi>{name}</bdi>
        </>
      }
      description={ownerService ? <bdi>{ownerService}</bdi> : undefined}
    >
      <Dialog.Body>
        <FactList
          size="small"
          facts={[
            {
              label: t('integrations.manage.account'),
              value: trimText(accountLabel) && <EmailText text={trimText(accountLabel)} />,
            },
            {
              label: t('integrations.manage.updated'),
              value: <UpdatedTime date={updatedAt} />,
            },
            { label: t('integrations.manage.status'), value: <StatusBadge status={status} /> },
          ]}
        />
        <Permissions integration={integration} RequiredScopes={props.RequiredScopes} />
        <Result>
          {failure === '' ? null : (
            <Failure forwardedAs="span" direction="row" gap="3-5" ref={shownRef}>
              <IconTile icon={X} tone="danger" />
              <Text weight="medium" breaksWords>
                {failure}
              </Text>
            </Failure>
          )}
        </Result>
      </Dialog.Body>
      <Footer>
        <Button
          variant="danger"
          emphasis="low"
          startIcon={<Icon icon={Unplug} />}
          aria-haspopup="dialog"
          onClick={props.onDisconnect}
        >
          {t('integrations.card.disconnect')}
        </Button>
        <Button
          variant="primary"
          startIcon={<Icon icon={Activity} />}
          isLoading={test.isRunning}
          loadingText={t('integrations.manage.testing')}
          onClick={() => void test.run()}
        >
          {t('integrations.manage.test')}
        </Button>
      </Footer>
    </Root>
  );
}
