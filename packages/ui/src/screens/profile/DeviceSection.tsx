import {
  formatMachineDate,
  profileAccountTexts,
  uploadsTexts,
  useTranslation,
} from '@platform/i18n';
import { LogOut } from 'lucide';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { ShortDate } from '../../internal/ShortDate.tsx';
import { fileSize } from '../../patterns/FileUpload/fileSize.ts';
import { FormSection } from '../../patterns/FormPage/FormSection.tsx';
import { dataOf } from '../../remote.ts';
import { useShortcut } from '../../shortcuts/useShortcut.ts';
import { AccountRow } from './AccountRow.tsx';
import { Item, Rows } from './AccountRow.styles.ts';
import { DraftRow } from './DraftRow.tsx';
import type { AccountActions, AccountState } from './types.ts';

type DeviceSectionProps = Pick<AccountState, 'drafts' | 'session'> &
  Pick<AccountActions, 'onDiscardDraft' | 'onClearDrafts' | 'onSignOut'>;

const LazyClearDraftsDialog = lazyComponent(
  () => import('./ClearDraftsDialog.tsx'),
  'ClearDraftsDialog',
);

export function DeviceSection(props: DeviceSectionProps) {
  const { drafts, session } = props;
  const t = useTranslation(profileAccountTexts, uploadsTexts);
  const [isConfirming, setConfirming] = useState(false);
  const clear = t('profileAccount.device.clear');
  const hasDrafts = drafts.length > 0;
  useShortcut({
    id: 'account.clearDrafts',
    label: clear,
    // A request from outside opens the dialog after the drafts are loaded.
    onPress: () => setConfirming(true),
  });
  const signOut = t('profileAccount.device.signOut');
  useShortcut({ id: 'account.signOut', label: signOut, onPress: props.onSignOut });
  const since = dataOf(session)?.since ?? '';
  const size = fileSize(
    t,
    drafts.reduce((sum, draft) => sum + draft.size, 0),
  );
  return (
    <FormSection
      title={t('profileAccount.device.title')}
      description={t('profileAccount.device.text')}
    >
      <Rows>
        <AccountRow
          title={t('profileAccount.device.drafts')}
          description={
            hasDrafts
              ? t('profileAccount.device.draftCount', { count: drafts.length, size })
              : t('profileAccount.device.noDrafts')
          }
        >
          {hasDrafts ? (
            <Button size="small" aria-haspopup="dialog" onClick={() => setConfirming(true)}>
              {clear}
            </Button>
          ) : null}
        </AccountRow>
        {hasDrafts ? (
          <ul aria-label={t('profileAccount.device.drafts')}>
            {drafts.map((draft) => (
              <Item key={draft.key}>
                <DraftRow draft={draft} onDiscard={() => props.onDiscardDraft(draft)} />
              </Item>
            ))}
          </ul>
        ) : null}
        <AccountRow
          title={t('profileAccount.device.session')}
          description={
            <>
              {formatMachineDate(since) ? (
                <>
                  {t('profileAccount.device.since')} <ShortDate date={since} />
                </>
              ) : (
                t('profileAccount.device.signedIn')
              )}
              <br />
              {t('profileAccount.device.signOutHint')}
            </>
          }
        >
          <Button size="small" startIcon={<Icon icon={LogOut} />} onClick={props.onSignOut}>
            {signOut}
          </Button>
        </AccountRow>
      </Rows>
      {isConfirming && hasDrafts ? (
        <LazyClearDraftsDialog onClear={props.onClearDrafts} onClose={() => setConfirming(false)} />
      ) : null}
    </FormSection>
  );
}
