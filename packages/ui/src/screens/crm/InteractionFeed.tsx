import { crmTexts, useTranslation } from '@platform/i18n';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { ShortDate } from '../../internal/ShortDate.tsx';
import { Summary, TypeTile } from './Cells.tsx';
import type { InteractionRow } from './crmRows.ts';
import { Feed } from './Feed.styles.ts';
import { FeedRow } from './FeedRow.tsx';
import { directionText, typeText } from './interactionKinds.ts';

export interface InteractionFeedProps {
  rows: readonly InteractionRow[];
  renderPerson?: (row: InteractionRow) => ReactNode;
}

export function InteractionFeed({ rows, renderPerson }: InteractionFeedProps) {
  const t = useTranslation(crmTexts);

  function renderCaption(row: InteractionRow): ReactNode {
    const { interaction, agent } = row;
    // An id means nothing to the user.
    const hasAgent = Boolean(agent) && agent !== interaction.voiceAgentId;
    return (
      <>
        {renderPerson ? <>{renderPerson(row)} · </> : null}
        {directionText(t, interaction.directionText)}
        {hasAgent ? ' · ' : null}
        {hasAgent ? <bdi>{agent}</bdi> : null}
      </>
    );
  }

  return (
    <Feed data-one-line={renderPerson ? true : undefined}>
      {rows.map((row) => (
        <FeedRow
          key={row.interaction.key}
          id={row.interaction.key}
          media={<TypeTile type={row.interaction.typeText} />}
          title={
            <>
              <VisuallyHidden>{typeText(t, row.interaction.typeText)}: </VisuallyHidden>
              <Summary text={row.interaction.summary} isInline />
            </>
          }
          caption={renderCaption(row)}
          aside={<ShortDate date={row.interaction.createdAt} />}
        />
      ))}
    </Feed>
  );
}
