import { crmTexts, useTranslation } from '@platform/i18n';
import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { contactName } from '../crmRows.ts';
import type { LeadRow } from '../crmRows.ts';
import { useLeadStatuses } from '../LeadStatusesProvider.tsx';
import type { CrmLead } from '../types.ts';
import { nextStatus } from './boardModel.ts';
import { animateCardFrom } from './liftedCard.ts';

export interface Lift {
  row: LeadRow;
  over: string;
  by: 'pointer' | 'keyboard';
}

export interface Landing {
  leadId: string;
  status: string;
}

export interface BoardMoves {
  lift: Lift | null;
  landing: Landing | null;
  announcement: string;
  start: (row: LeadRow, by: Lift['by']) => void;
  moveOver: (status: string) => void;
  drop: () => void;
  cancel: () => void;
  /** Moves a card at once; `from` is its position on screen, if not in its lane. */
  moveTo: (row: LeadRow, status: string, from?: DOMRect) => void;
  toggle: (row: LeadRow) => void;
  handleKeyDown: (row: LeadRow, event: KeyboardEvent) => void;
}

/** Searches the document, because a dropped card becomes a new element in another lane. */
const cardOf = (container: Element, leadId: string): Element | null =>
  container.querySelector(`[data-lead="${CSS.escape(leadId)}"]`);

/** `boardRef` receives the focus, since a dropped card is rendered again in its lane. */
export function useBoardMoves(
  boardRef: RefObject<HTMLElement | null>,
  onMove: (lead: CrmLead, status: string) => void,
): BoardMoves {
  const t = useTranslation(crmTexts);
  const statuses = useLeadStatuses();
  const [lift, setLift] = useState<Lift | null>(null);
  const [landing, setLanding] = useState<Landing | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const dropped = useRef<(Landing & { from: DOMRect | undefined }) | null>(null);

  useLayoutEffect(() => {
    const drop = dropped.current;
    if (drop === null) return;
    // Found by attribute: React has mounted a new card in the lane where the old one was dropped.
    const lane = boardRef.current?.querySelector(`[data-lane="${CSS.escape(drop.status)}"]`);
    const handle = lane && cardOf(lane, drop.leadId)?.querySelector<HTMLElement>('[data-handle]');
    const card = handle?.closest<HTMLElement>('[data-lead] > *');
    if (!handle || !card) return;
    dropped.current = null;
    handle.focus();
    if (drop.from) void animateCardFrom(card, drop.from);
  });

  const nameOf = ({ contact }: LeadRow) =>
    contact ? contactName(contact) : t('crm.contactMissing');
  const wordsOf = (row: LeadRow, status: string) => ({
    name: nameOf(row),
    status: statuses.textOf(status),
  });

  const rectOf = ({ lead }: LeadRow) =>
    boardRef.current ? cardOf(boardRef.current, lead.key)?.getBoundingClientRect() : undefined;

  function start(row: LeadRow, by: Lift['by']): void {
    dropped.current = null;
    setLift({ row, over: row.lead.statusText, by });
    setAnnouncement(t('crm.board.lifted', wordsOf(row, row.lead.statusText)));
  }

  function moveOver(status: string): void {
    if (!lift || lift.over === status) return;
    setLift({ ...lift, over: status });
    setAnnouncement(
      t('crm.board.over', {
        status: statuses.textOf(status),
        place: statuses.values.indexOf(status) + 1,
        of: statuses.values.length,
      }),
    );
  }

  function moveTo(row: LeadRow, status: string, from = rectOf(row)): void {
    setLift(null);
    if (status === row.lead.statusText) {
      setAnnouncement(t('crm.board.cancelled', wordsOf(row, status)));
      return;
    }
    const target = { leadId: row.lead.key, status };
    dropped.current = { ...target, from };
    setLanding(target);
    setAnnouncement(t('crm.board.dropped', wordsOf(row, status)));
    onMove(row.lead, status);
  }

  function cancel(): void {
    if (!lift) return;
    setAnnouncement(t('crm.board.cancelled', wordsOf(lift.row, lift.row.lead.statusText)));
    setLift(null);
  }

  function drop(): void {
    if (lift) moveTo(lift.row, lift.over);
  }

  function toggle(row: LeadRow): void {
    if (lift?.row.lead.key === row.lead.key) drop();
    else start(row, 'keyboard');
  }

  function handleKeyDown(row: LeadRow, event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (lift?.row.lead.key !== row.lead.key) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      cancel();
      return;
    }
    const status = nextStatus(event.key, lift.over, statuses.values);
    if (status === undefined) return;
    event.preventDefault();
    moveOver(status);
  }

  return {
    lift,
    landing,
    announcement,
    start,
    moveOver,
    drop,
    cancel,
    moveTo,
    toggle,
    handleKeyDown,
  };
}
