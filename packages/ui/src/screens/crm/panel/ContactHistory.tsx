import { Badge } from '../../../components/Badge/Badge.tsx';
import { ShortDate } from '../../../internal/ShortDate.tsx';
import { RecordSection } from '../../../patterns/RecordPanel/RecordSection.tsx';
import { mapRemote } from '../../../remote.ts';
import type { Remote } from '../../../remote.ts';
import { TextCell } from '../Cells.tsx';
import { interactionRows } from '../crmRows.ts';
import { Feed } from '../Feed.styles.ts';
import { FeedRow } from '../FeedRow.tsx';
import { InteractionFeed } from '../InteractionFeed.tsx';
import { useLeadStatuses } from '../LeadStatusesProvider.tsx';
import type { CrmInteraction, CrmLead, CrmList } from '../types.ts';

export interface ContactHistoryProps {
  /** Leads of the contact. */
  leads: Remote<CrmList<CrmLead>>;
  /** Latest interactions with the contact. */
  interactions: Remote<CrmList<CrmInteraction>>;
  /** Headings and empty texts. */
  words: { leads: string; noLeads: string; interactions: string; noInteractions: string };
}

export function ContactHistory({ leads, interactions, words }: ContactHistoryProps) {
  const statuses = useLeadStatuses();
  return (
    <>
      <RecordSection
        title={words.leads}
        items={mapRemote(leads, ({ items }) => items)}
        emptyText={words.noLeads}
      >
        {(items) => (
          <Feed>
            {items.map(({ key, source, notes, statusText: status, createdAt }) => (
              <FeedRow
                key={key}
                id={key}
                title={<TextCell text={source || notes} isInline />}
                caption={<ShortDate date={createdAt} />}
                aside={<Badge tone={statuses.toneOf(status)}>{statuses.textOf(status)}</Badge>}
              />
            ))}
          </Feed>
        )}
      </RecordSection>
      <RecordSection
        title={words.interactions}
        items={mapRemote(interactions, ({ items }) => items)}
        emptyText={words.noInteractions}
      >
        {(items) => <InteractionFeed rows={interactionRows(items, () => null, undefined)} />}
      </RecordSection>
    </>
  );
}
