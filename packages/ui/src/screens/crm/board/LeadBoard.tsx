import { crmTexts, useTranslation } from '@platform/i18n';
import { useEffect, useId, useMemo, useRef } from 'react';
import { showTruncationTooltip } from '../../../components/DataTable/showTruncationTooltip.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { LeadRow } from '../crmRows.ts';
import { firstLink, recordPressHandlers } from '../../../internal/recordPressHandlers.ts';
import { useLeadStatuses } from '../LeadStatusesProvider.tsx';
import type { CrmLead } from '../types.ts';
import { BoardLane } from './BoardLane.tsx';
import { lanesOf } from './boardModel.ts';
import { Board } from './LeadBoard.styles.ts';
import type { CardActions } from './LeadCard.tsx';
import { useBoardMoves } from './useBoardMoves.ts';
import { useCardDrag } from './useCardDrag.ts';

export interface LeadBoardProps {
  rows: readonly LeadRow[];
  contactHref: (contactId: string) => string;
  rowState?: ((row: LeadRow) => 'selected' | undefined) | undefined;
  onEdit: (lead: CrmLead) => void;
  onAdd: (status: string) => void;
  onMove: (lead: CrmLead, status: string) => void;
}

export function LeadBoard(props: LeadBoardProps) {
  const { rows, contactHref, rowState, onEdit, onAdd, onMove } = props;
  const t = useTranslation(crmTexts);
  const helpId = useId();
  const boardRef = useRef<HTMLDivElement>(null);
  const statuses = useLeadStatuses();
  const lanes = useMemo(() => lanesOf(rows, statuses.values), [rows, statuses]);
  const moves = useBoardMoves(boardRef, onMove);
  const onPointerDown = useCardDrag(boardRef, moves);
  const actions = useStableActions({
    contactHref,
    onEdit,
    onMoveTo: moves.moveTo,
    onToggle: moves.toggle,
    onKeyDown: moves.handleKeyDown,
    onPointerDown,
  });

  return (
    <>
      <VisuallyHidden id={helpId}>{t('crm.board.help')}</VisuallyHidden>
      <div aria-live="assertive">
        <VisuallyHidden>{moves.announcement}</VisuallyHidden>
      </div>
      <Board
        ref={boardRef}
        aria-label={t('crm.board.label')}
        data-board
        onPointerOver={showTruncationTooltip}
        {...press}
        onBlur={(event) => {
          if (moves.lift?.by === 'keyboard' && !event.currentTarget.contains(event.relatedTarget))
            moves.cancel();
        }}
      >
        {lanes.map((lane) => (
          <BoardLane
            key={lane.status}
            lane={lane}
            rowState={rowState}
            lift={moves.lift}
            landing={moves.landing?.status === lane.status ? moves.landing : null}
            actions={actions}
            helpId={helpId}
            onAdd={onAdd}
          />
        ))}
      </Board>
    </>
  );
}

/** The whole card opens its contact; a drag is not a click. */
const press = recordPressHandlers('article:has(h4 a[href])', firstLink);

/** Returns callbacks that keep their identity, so that memoised cards are not rendered again. */
function useStableActions(actions: CardActions): CardActions {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const { contactHref } = actions;
  return useMemo(
    () => ({
      contactHref,
      onEdit: (lead) => latest.current.onEdit(lead),
      onMoveTo: (row, status) => latest.current.onMoveTo(row, status),
      onToggle: (row) => latest.current.onToggle(row),
      onKeyDown: (row, event) => latest.current.onKeyDown(row, event),
      onPointerDown: (row, event) => latest.current.onPointerDown(row, event),
    }),
    [contactHref],
  );
}
