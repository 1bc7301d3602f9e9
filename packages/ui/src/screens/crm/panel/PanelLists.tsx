import { crmTexts, useTranslation } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { Plus } from 'lucide';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { ShortDate } from '../../../internal/ShortDate.tsx';
import { RecordSection } from '../../../patterns/RecordPanel/RecordSection.tsx';
import { mapRemote } from '../../../remote.ts';
import { useShortcut } from '../../../shortcuts/useShortcut.ts';
import { TextCell } from '../Cells.tsx';
import { interactionRows, nameOf } from '../crmRows.ts';
import { Feed } from '../Feed.styles.ts';
import { FeedRow } from '../FeedRow.tsx';
import { InteractionFeed } from '../InteractionFeed.tsx';
import { useLeadStatuses } from '../LeadStatusesProvider.tsx';
import type { ContactPanelProps } from '../panelTypes.ts';
import type { CrmContact } from '../types.ts';
import { LogComposer } from './LogComposer.tsx';

export interface PanelListsProps extends ContactPanelProps {
  contact: CrmContact;
  onAddLead: () => void;
}

/** Use the contact as its `key`. */
export function PanelLists(props: PanelListsProps) {
  const { contact, state, actions } = props;
  const { ownerNames, agentNames } = state;
  const t = useTranslation(crmTexts);
  const statuses = useLeadStatuses();
  useShortcut({ id: 'contact.addLead', label: t('crm.leads.add'), onPress: props.onAddLead });
  return (
    <>
      <RecordSection
        title={t('crm.panel.leads')}
        items={mapRemote(state.leads, ({ items }) => items)}
        emptyText={t('crm.overview.noLeads')}
        actions={
          <Button
            size="small"
            variant="ghost"
            startIcon={<Icon icon={Plus} />}
            aria-haspopup="dialog"
            onClick={props.onAddLead}
          >
            {t('crm.leads.add')}
          </Button>
        }
      >
        {(leads) => (
          <Feed>
            {leads.map(({ key, source, notes, ownerId, statusText: status, createdAt }) => {
              const title = trimText(source) || trimText(notes);
              const date = <ShortDate date={createdAt} />;
              const owner = nameOf(ownerNames, ownerId);
              return (
                <FeedRow
                  key={key}
                  id={key}
                  title={title ? <TextCell text={title} isInline /> : date}
                  caption={
                    <>
                      {owner === '' ? null : <OwnerName name={owner} />}
                      {owner === '' || !title ? null : ' · '}
                      {title ? date : null}
                    </>
                  }
                  aside={<Badge tone={statuses.toneOf(status)}>{statuses.textOf(status)}</Badge>}
                />
              );
            })}
          </Feed>
        )}
      </RecordSection>
      <RecordSection
        title={t('crm.panel.interactions')}
        items={mapRemote(state.interactions, ({ items }) => items)}
        emptyText={t('crm.overview.noInteractions')}
        composer={
          <LogComposer
            contactId={contact.key}
            onLog={actions.onCreateInteraction}
            drafts={props.interactionDrafts}
          />
        }
      >
        {(items) => <InteractionFeed rows={interactionRows(items, () => contact, agentNames)} />}
      </RecordSection>
    </>
  );
}

function OwnerName({ name }: { name: string | undefined }) {
  if (name !== undefined) return <TextCell text={name} isInline />;
  return <Skeleton width="80px" style={{ display: 'inline-block' }} />;
}
