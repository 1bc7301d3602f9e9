import { crmTexts, useFormats, useToday, useTranslation } from '@platform/i18n';
import { useState } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { lazyComponent, usePreload } from '../../internal/lazyComponent.tsx';
import { ShortDate } from '../../internal/ShortDate.tsx';
import { ListPage } from '../../patterns/ListPage/ListPage.tsx';
import { RemoteStats } from '../../patterns/RemoteStats/RemoteStats.tsx';
import type { Remote } from '../../remote.ts';
import { PersonAvatar, PersonName, TextCell } from './Cells.tsx';
import { interactionRows, leadRows, useContactFinder } from './crmRows.ts';
import { Feed } from './Feed.styles.ts';
import { FeedRow } from './FeedRow.tsx';
import { InteractionFeed } from './InteractionFeed.tsx';
import { useLeadStatuses } from './LeadStatusesProvider.tsx';
import { ContactNamesUnavailable } from './ContactNamesUnavailable.ts';
import { LISTED_RECORDS, LISTED_INTERACTIONS, overviewStats } from './overviewStats.tsx';
import { RecentCard } from './RecentCard.tsx';
import type { CrmOverviewScreenProps } from './screenTypes.ts';
import { useCrmHeader } from './useCrmHeader.tsx';
import { useListActions } from './useListActions.tsx';
import { styled } from 'styled-components';
import { container } from '../../tokens/media.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.86fr) minmax(0, 1fr);
  gap: var(--platform-space-6);

  ${container.column} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--platform-space-6);
  align-content: start;

  ${container.column} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17.5rem), 1fr));
  }
`;

const LazyContactDialog = lazyComponent(() => import('./dialogs.ts'), 'ContactDialog');

/** Overview of the CRM: four figures and the newest records. Render it inside a `Page`. */
export function CrmOverviewScreen(props: CrmOverviewScreenProps) {
  const { paths, contacts, recentContacts, contactHref } = props;
  const t = useTranslation(crmTexts);
  const statuses = useLeadStatuses();
  const formats = useFormats();
  const today = useToday();
  usePreload(LazyContactDialog);
  const header = useCrmHeader(paths, 'overview');
  const [isAdding, setAdding] = useState(false);
  const offered = useListActions({
    section: 'overview',
    addLabel: t('crm.contacts.add'),
    onAdd: () => setAdding(true),
  });
  const find = useContactFinder(contacts);
  return (
    <>
      <ListPage
        {...header}
        {...offered}
        stats={
          <RemoteStats
            label={t('crm.overview.figures')}
            stats={overviewStats(t, formats, today, { ...props, statuses })}
          />
        }
        source={offerOf(contacts, recentContacts)}
      >
        <ContactNamesUnavailable value={contacts.status === 'error'}>
          <Columns>
            <RecentCard
              title={t('crm.overview.interactions')}
              href={paths.interactions}
              source={props.interactions}
              limit={LISTED_INTERACTIONS}
              emptyText={t('crm.overview.noInteractions')}
            >
              {(items) => (
                <InteractionFeed
                  rows={interactionRows(items, find, props.agentNames)}
                  renderPerson={({ interaction: { contactId }, contact }) => (
                    <PersonName {...{ contact, contactId, contactHref }} />
                  )}
                />
              )}
            </RecentCard>
            <Side>
              <RecentCard
                title={t('crm.overview.contacts')}
                href={paths.contacts}
                source={recentContacts}
                limit={LISTED_RECORDS}
                emptyText={t('crm.overview.noContacts')}
              >
                {(items) => (
                  <Feed data-one-line>
                    {items.map((contact) => (
                      <FeedRow
                        key={contact.key}
                        id={contact.key}
                        media={<PersonAvatar contact={contact} contactId={contact.key} />}
                        title={<PersonName {...{ contact, contactId: contact.key, contactHref }} />}
                        caption={<TextCell text={contact.company} isInline />}
                        aside={<ShortDate date={contact.createdAt} />}
                      />
                    ))}
                  </Feed>
                )}
              </RecentCard>
              <RecentCard
                title={t('crm.overview.leads')}
                href={paths.leads}
                source={props.leads}
                limit={LISTED_RECORDS}
                emptyText={t('crm.overview.noLeads')}
              >
                {(items) => (
                  <Feed data-one-line>
                    {leadRows(items, find).map(({ lead, contact }) => (
                      <FeedRow
                        key={lead.key}
                        id={lead.key}
                        media={<PersonAvatar contact={contact} contactId={lead.contactId} />}
                        title={
                          <PersonName {...{ contact, contactId: lead.contactId, contactHref }} />
                        }
                        caption={<TextCell text={lead.source} isInline />}
                        aside={
                          <Badge tone={statuses.toneOf(lead.statusText)}>
                            {statuses.textOf(lead.statusText)}
                          </Badge>
                        }
                      />
                    ))}
                  </Feed>
                )}
              </RecentCard>
            </Side>
          </Columns>
        </ContactNamesUnavailable>
      </ListPage>
      {isAdding ? (
        <LazyContactDialog
          {...props}
          onSave={props.onCreateContact}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </>
  );
}

/** Each card shows the state of its own list; the page is unavailable only if all lists are. */
function offerOf(...lists: Remote<unknown>[]): Remote<null> {
  const isOffered = lists.some(({ status }) => status !== 'unavailable');
  return isOffered ? { status: 'ready', data: null } : { status: 'unavailable' };
}
