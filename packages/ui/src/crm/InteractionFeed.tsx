import { crmTexts, useTranslation } from '@platform/i18n';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { ShortDate } from '../internal/ShortDate.tsx';
import { Summary, TypeTile } from './Cells.tsx';
import type { InteractionRow } from './crmRows.ts';
import { Feed } from './Feed.styles.ts';
import { directionText, typeText } from './interactionKinds.ts';

export interface InteractionFeedProps {
  rows: readonly InteractionRow[];
  /** With whom it was; left out where all are with one. */
  renderPerson?: (row: InteractionRow) => ReactNode;
}

/** Interactions as sentences: what was said, with whom, which way, by which agent, and when. */
export function InteractionFeed({ rows, renderPerson }: InteractionFeedProps) {
  const t = useTranslation(crmTexts);
  return (
    <Feed data-one-line={renderPerson ? true : undefined}>
      {rows.map((row) => {
        const { interaction } = row;
        // A bare id would say nothing in a sentence.
        const agent = row.agent === interaction.voiceAgentId ? '' : row.agent;
        return (
          <li key={interaction.id}>
            <TypeTile type={interaction.type} />
            <div>
              <p>
                <VisuallyHidden>{typeText(t, interaction.type)}: </VisuallyHidden>
                <Summary text={interaction.summary} />
              </p>
              <p>
                {renderPerson ? <>{renderPerson(row)} · </> : null}
                {directionText(t, interaction.direction)}
                {agent ? (
                  <>
                    {' · '}
                    <bdi>{agent}</bdi>
                  </>
                ) : null}
              </p>
            </div>
            <ShortDate date={interaction.createdAt} />
          </li>
        );
      })}
    </Feed>
  );
}
