import { crmTexts, useTranslation } from '@platform/i18n';
import { Plus } from 'lucide';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { ShortDate } from '../../internal/ShortDate.tsx';
import { TextCell } from '../Cells.tsx';
import { interactionRows, itemsOf } from '../crmRows.ts';
import { Feed } from '../Feed.styles.ts';
import { InteractionFeed } from '../InteractionFeed.tsx';
import { statusText, statusTone } from '../leadStatus.ts';
import type { ContactPanelProps } from '../screenTypes.ts';
import type { CrmContact } from '../types.ts';
import { LogComposer } from './LogComposer.tsx';
import { PanelSection } from './PanelSection.tsx';

export interface PanelListsProps extends Pick<
  ContactPanelProps,
  | 'leads'
  | 'interactions'
  | 'ownerNames'
  | 'agentNames'
  | 'onCreateInteraction'
  | 'interactionDrafts'
> {
  contact: CrmContact;
  onAddLead: () => void;
}

/** The leads and the interactions of a contact, and a place to log one. Mount it again for another. */
export function PanelLists(props: PanelListsProps) {
  const { contact, leads, interactions, ownerNames, agentNames } = props;
  const t = useTranslation(crmTexts);
  const rows = interactionRows(itemsOf(interactions), () => contact, agentNames);
  return (
    <>
      <PanelSection
        title={t('crm.panel.leads')}
        source={leads}
        emptyText={t('crm.overview.noLeads')}
        action={
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
        <Feed>
          {itemsOf(leads).map((lead) => (
            <li key={lead.id}>
              <div>
                <p>
                  <TextCell text={lead.source} />
                </p>
                <p>
                  <TextCell text={ownerNames?.get(lead.ownerId) ?? lead.ownerId} /> ·{' '}
                  <ShortDate date={lead.createdAt} />
                </p>
              </div>
              <Badge tone={statusTone(lead.status)}>{statusText(t, lead.status)}</Badge>
            </li>
          ))}
        </Feed>
      </PanelSection>
      <PanelSection
        title={t('crm.panel.interactions')}
        source={interactions}
        emptyText={t('crm.overview.noInteractions')}
        lead={
          <LogComposer
            contactId={contact.id}
            onLog={props.onCreateInteraction}
            drafts={props.interactionDrafts}
          />
        }
      >
        <InteractionFeed rows={rows} />
      </PanelSection>
    </>
  );
}
