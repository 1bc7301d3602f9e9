import { crmTexts, useFormats, useTranslation } from '@platform/i18n';
import { ChevronsRightLeft, Plus } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { useAfterPaint } from '../../../internal/useAfterPaint.ts';
import { useAnimatedNumber } from '../../../internal/useAnimatedNumber.ts';
import type { LeadRow } from '../crmRows.ts';
import { useLeadStatuses } from '../LeadStatusesProvider.tsx';
import type { LaneData } from './boardModel.ts';
import {
  Cards,
  Fold,
  FoldName,
  Lane,
  LaneButton,
  LaneHead,
  LaneName,
  LaneTitle,
  More,
  CardSlot,
} from './LeadBoard.styles.ts';
import { LeadCard } from './LeadCard.tsx';
import type { CardActions } from './LeadCard.tsx';
import type { Landing, Lift } from './useBoardMoves.ts';
import { StatusDot } from '../../../patterns/StatusDot/StatusDot.styles.ts';
import { Text } from '../../../components/Text/Text.tsx';

export interface BoardLaneProps {
  lane: LaneData;
  rowState: ((row: LeadRow) => 'selected' | undefined) | undefined;
  lift: Lift | null;
  landing: Landing | null;
  actions: CardActions;
  helpId: string;
  onAdd: (status: string) => void;
}

/** Seven lanes of a thousand cards are slow to render. */
const CARDS_PER_STEP = 25;

/** The first frame renders only the first card of each lane, to respond to the click quickly. */
const FIRST_FRAME_CARDS = 1;

/** A closed status is folded, and opens while a card is over it. */
export function BoardLane(props: BoardLaneProps) {
  const { lane, rowState, lift, landing, actions, helpId, onAdd } = props;
  const t = useTranslation(crmTexts);
  const statuses = useLeadStatuses();
  const formats = useFormats();
  const [isOpen, setOpen] = useState(!statuses.isClosed(lane.status));
  const [count, setCount] = useState(CARDS_PER_STEP);
  const renderedCount = useAfterPaint(count, FIRST_FRAME_CARDS);
  const [seenLanding, setSeenLanding] = useState(landing);
  if (landing !== seenLanding) {
    setSeenLanding(landing);
    if (landing) setOpen(true);
  }
  const rows = landing ? landedFirst(lane.rows, landing.leadId) : lane.rows;
  const status = statuses.textOf(lane.status);
  const isHovered = lift?.over === lane.status;
  const laneRef = useRef<HTMLElement>(null);
  const isHoveredByKey = isHovered && lift.by === 'keyboard';
  useEffect(() => {
    if (isHoveredByKey) laneRef.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isHoveredByKey]);
  const isTarget = isHovered && lift.row.lead.statusText !== lane.status;
  const label = t('crm.board.lane', { status, count: rows.length });
  const countRef = useAnimatedNumber<HTMLElement>();
  const dot = <StatusDot data-tone={statuses.toneOf(lane.status)} aria-hidden="true" />;

  if (!isOpen && !isHovered) {
    return (
      <Lane aria-label={label} data-lane={lane.status} data-folded>
        <Fold
          type="button"
          aria-expanded="false"
          aria-label={t('crm.board.open', { status })}
          onClick={() => setOpen(true)}
        >
          {dot}
          <Text as="b" tone="tertiary" weight="medium">
            {formats.number(rows.length)}
          </Text>
          <FoldName>{status}</FoldName>
        </Fold>
      </Lane>
    );
  }
  const rest = rows.length - count;
  return (
    <Lane
      ref={laneRef}
      aria-label={label}
      data-lane={lane.status}
      data-over={isHovered || undefined}
    >
      <LaneHead>
        <LaneTitle>
          {dot}
          <LaneName>{status}</LaneName>{' '}
          <Text as="b" ref={countRef} tone="tertiary" weight="medium" isTabular>
            {formats.number(rows.length)}
          </Text>
        </LaneTitle>
        {statuses.isClosed(lane.status) ? (
          <LaneButton
            size="small"
            label={t('crm.board.fold', { status })}
            icon={<Icon icon={ChevronsRightLeft} size="small" />}
            onClick={() => setOpen(false)}
          />
        ) : null}
        <LaneButton
          size="small"
          label={t('crm.board.addTo', { status })}
          icon={<Icon icon={Plus} size="small" />}
          onClick={() => onAdd(lane.status)}
        />
      </LaneHead>
      <Cards>
        {isTarget ? <CardSlot data-slot aria-hidden="true" /> : null}
        {rows.slice(0, renderedCount).map((row) => {
          const isLifted = lift?.row.lead.key === row.lead.key;
          return (
            <CardSlot
              key={row.lead.key}
              data-lead={row.lead.key}
              data-lifted={isLifted || undefined}
              data-state={rowState?.(row)}
            >
              <LeadCard row={row} actions={actions} helpId={helpId} isLifted={isLifted} />
            </CardSlot>
          );
        })}
      </Cards>
      {rest > 0 ? (
        <More>
          <Button size="small" variant="ghost" onClick={() => setCount(count + CARDS_PER_STEP)}>
            {t('crm.board.more', { count: rest })}
          </Button>
        </More>
      ) : null}
    </Lane>
  );
}

function landedFirst(rows: readonly LeadRow[], leadId: string): readonly LeadRow[] {
  const droppedLeads = rows.filter(({ lead }) => lead.key === leadId);
  return [...droppedLeads, ...rows.filter(({ lead }) => lead.key !== leadId)];
}
