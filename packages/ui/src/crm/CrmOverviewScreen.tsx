import { crmTexts, useTranslation } from '@platform/i18n';
import { Plus } from 'lucide';
import { useState } from 'react';
import { Avatar } from '../components/Avatar/Avatar.tsx';
import { Badge } from '../components/Badge/Badge.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import { ComingSoonScreen } from '../errors/ComingSoonScreen.tsx';
import { usePreload } from '../internal/lazyComponent.tsx';
import { ShortDate } from '../internal/ShortDate.tsx';
import { PersonName, TextCell } from './Cells.tsx';
import { interactionRows, itemsOf, leadRows, useContactFinder } from './crmRows.ts';
import { CrmHeader } from './CrmHeader.tsx';
import { CrmStats } from './CrmStats.tsx';
import { Feed } from './Feed.styles.ts';
import { InteractionFeed } from './InteractionFeed.tsx';
import { LazyContactDialog } from './lazyDialogs.ts';
import { statusText, statusTone } from './leadStatus.ts';
import { Columns } from './Overview.styles.ts';
import { LISTED, LISTED_INTERACTIONS, overviewStats } from './overviewStats.tsx';
import { RecentCard } from './RecentCard.tsx';
import type { CrmOverviewScreenProps } from './screenTypes.ts';

/** The CRM at a glance: four cards, and the newest of everything. Goes into a `Page`. */
export function CrmOverviewScreen(props: CrmOverviewScreenProps) {
  const { paths, contacts, recentContacts, leads, interactions, contactHref } = props;
  const t = useTranslation(crmTexts);
  usePreload(LazyContactDialog);
  const [isAdding, setAdding] = useState(false);
  const find = useContactFinder(contacts);
  const people = itemsOf(recentContacts).slice(0, LISTED);
  const newLeads = leadRows(itemsOf(leads).slice(0, LISTED), find);
  const latest = interactionRows(
    itemsOf(interactions).slice(0, LISTED_INTERACTIONS),
    find,
    props.agentNames,
  );

  if (contacts.status === 'unavailable' && recentContacts.status === 'unavailable') {
    return <ComingSoonScreen />;
  }
  return (
    <>
      <CrmHeader
        paths={paths}
        section="overview"
        actions={
          <Button
            variant="primary"
            startIcon={<Icon icon={Plus} />}
            aria-haspopup="dialog"
            onClick={() => setAdding(true)}
          >
            {t('crm.contacts.add')}
          </Button>
        }
      />
      <CrmStats label={t('crm.overview.figures')} stats={overviewStats(t, props)} />
      <Columns>
        <RecentCard
          title={t('crm.overview.interactions')}
          href={paths.interactions}
          source={interactions}
          isEmpty={latest.length === 0}
          emptyText={t('crm.overview.noInteractions')}
        >
          <InteractionFeed
            rows={latest}
            renderPerson={({ interaction: { contactId }, contact }) => (
              <PersonName {...{ contact, contactId, contactHref }} />
            )}
          />
        </RecentCard>
        <div>
          <RecentCard
            title={t('crm.overview.contacts')}
            href={paths.contacts}
            source={recentContacts}
            isEmpty={people.length === 0}
            emptyText={t('crm.overview.noContacts')}
          >
            <Feed data-one-line>
              {people.map((contact) => (
                <li key={contact.id}>
                  <Avatar name={contact.name || contact.email} id={contact.id} />
                  <div>
                    <p>
                      <PersonName {...{ contact, contactId: contact.id, contactHref }} />
                    </p>
                    <p>
                      <TextCell text={contact.company} />
                    </p>
                  </div>
                  <ShortDate date={contact.createdAt} />
                </li>
              ))}
            </Feed>
          </RecentCard>
          <RecentCard
            title={t('crm.overview.leads')}
            href={paths.leads}
            source={leads}
            isEmpty={newLeads.length === 0}
            emptyText={t('crm.overview.noLeads')}
          >
            <Feed data-one-line>
              {newLeads.map(({ lead, contact }) => (
                <li key={lead.id}>
                  <Avatar name={contact?.name || contact?.email || '?'} id={lead.contactId} />
                  <div>
                    <p>
                      <PersonName {...{ contact, contactId: lead.contactId, contactHref }} />
                    </p>
                    <p>
                      <TextCell text={lead.source} />
                    </p>
                  </div>
                  <Badge tone={statusTone(lead.status)}>{statusText(t, lead.status)}</Badge>
                </li>
              ))}
            </Feed>
          </RecentCard>
        </div>
      </Columns>
      {isAdding ? (
        <LazyContactDialog
          contact={undefined}
          contacts={itemsOf(contacts)}
          contactHref={contactHref}
          onSave={props.onCreateContact}
          drafts={props.contactDrafts}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </>
  );
}
