import { crmTexts, useTranslation } from '@platform/i18n';
import { Pencil, Plus } from 'lucide';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { ShortDate } from '../../internal/ShortDate.tsx';
import { TextCell } from '../Cells.tsx';
import { interactionRows, itemsOf } from '../crmRows.ts';
import { Feed } from '../Feed.styles.ts';
import { InteractionFeed } from '../InteractionFeed.tsx';
import { contactDialog, leadDialog } from '../lazyParts.ts';
import { statusText, statusTone } from '../leadStatus.ts';
import type { ContactPanelProps } from '../screenTypes.ts';
import type { CrmContact } from '../types.ts';
import { ContactFacts } from './ContactFacts.tsx';
import { Body, Person } from './ContactPanel.styles.ts';
import { LogComposer } from './LogComposer.tsx';
import { PanelSection } from './PanelSection.tsx';

export interface PanelPersonProps extends Pick<
  ContactPanelProps,
  | 'leads'
  | 'interactions'
  | 'ownerNames'
  | 'agentNames'
  | 'onCreateInteraction'
  | 'interactionDrafts'
> {
  contact: CrmContact;
  onEdit: () => void;
  onAddLead: () => void;
}

/** Who the contact is, the leads and the interactions, and a place to log one. */
export function PanelPerson(props: PanelPersonProps) {
  const { contact, leads, interactions, agentNames } = props;
  const t = useTranslation(crmTexts);
  const rows = interactionRows(itemsOf(interactions), () => contact, agentNames);
  return (
    <Body>
      <Person>
        <Avatar name={contact.name || contact.email} id={contact.id} />
        <div>
          <h2>
            <bdi>{contact.name.trim() || contact.email || t('crm.unnamed')}</bdi>
          </h2>
          {contact.company ? (
            <p>
              <bdi>{contact.company}</bdi>
            </p>
          ) : null}
        </div>
        <Button
          startIcon={<Icon icon={Pencil} />}
          aria-haspopup="dialog"
          onPointerEnter={contactDialog.prefetch}
          onFocus={contactDialog.prefetch}
          onClick={props.onEdit}
        >
          {t('crm.contacts.edit')}
        </Button>
      </Person>
      <ContactFacts contact={contact} />
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
            onPointerEnter={leadDialog.prefetch}
            onFocus={leadDialog.prefetch}
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
                  <TextCell text={props.ownerNames?.get(lead.ownerId) ?? lead.ownerId} /> ·{' '}
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
            key={contact.id}
            contactId={contact.id}
            onLog={props.onCreateInteraction}
            drafts={props.interactionDrafts}
          />
        }
      >
        <InteractionFeed rows={rows} />
      </PanelSection>
    </Body>
  );
}
