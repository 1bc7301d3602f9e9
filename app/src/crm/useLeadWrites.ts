import { LEAD_STATUSES, createLead, leadStatusOf, updateLead } from '@platform/api';
import type { Lead, LeadChange, LeadStatus } from '@platform/api';
import type { CrmLead, LeadValues, SaveOutcome } from '@platform/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useEdit } from '../shared/edits/useEdit.ts';
import { useApi } from '../shared/session/ApiContext.ts';
import { leadEdits } from './atoms.ts';
import { dropSent } from './dropSent.ts';
import { createTurns } from './inTurn.ts';
import { withLead } from './leadEdits.ts';
import { useDrafts } from './useDrafts.ts';
import type { useLeads } from './useLeads.ts';
import { useSaved } from './useSaved.ts';

const inTurn = createTurns();

/**
 * Creating and changing leads (spec 2.10, 4, 8). A change is shown at once and taken back where it
 * fails; it sends what its call lists and nothing else (reading 49).
 */
export function useLeadWrites({
  rows,
  mutate,
}: Pick<ReturnType<typeof useLeads>, 'rows' | 'mutate'>) {
  const { http } = useApi();
  const { t, reread, succeed, fail } = useSaved();
  const { leadDrafts } = useDrafts();
  const edit = useEdit(leadEdits, mutate);
  const shown = useRef(rows);
  useEffect(() => {
    shown.current = rows;
  }, [rows]);

  /** The lead as it is shown now, with what is on its way. */
  const leadOf = useCallback(
    (item: Pick<CrmLead, 'id'>): Lead | undefined =>
      shown.current?.find(({ key }) => key === item.id),
    [],
  );

  const change = useCallback(
    (lead: Lead, wanted: LeadChange) =>
      edit({
        apply: withLead(lead.key, wanted),
        send: () => inTurn(lead.key, () => updateLead(http, lead.id, wanted)),
      }),
    [edit, http],
  );

  const onCreateLead = useCallback(
    async (values: LeadValues): Promise<SaveOutcome> => {
      const status = leadStatusOf(values.status) ?? LEAD_STATUSES[0];
      try {
        await createLead(http, { ...values, status });
      } catch (error) {
        const message = fail(error, t('crm.error.createLead'));
        void reread('leads');
        return { status: 'refused', message };
      }
      succeed('crm.toast.leadCreated');
      dropSent(leadDrafts, '', values);
      void reread('leads');
      return { status: 'saved' };
    },
    [fail, http, leadDrafts, reread, succeed, t],
  );

  const onUpdateLead = useCallback(
    async (item: CrmLead, values: LeadValues): Promise<SaveOutcome> => {
      const lead = leadOf(item);
      const { status, ownerId, notes } = values;
      const outcome = lead
        ? await change(lead, { status, ownerId, notes, details: lead.details })
        : { isDone: false as const, error: undefined };
      if (!outcome.isDone) {
        return { status: 'refused', message: fail(outcome.error, t('crm.error.updateLead')) };
      }
      succeed('crm.toast.leadUpdated');
      dropSent(leadDrafts, item.id, values);
      return { status: 'saved' };
    },
    [change, fail, leadDrafts, leadOf, succeed, t],
  );

  /** Gives a lead another status. @returns whether that was accepted */
  const move = useCallback(
    async (item: Pick<CrmLead, 'id'>, status: LeadStatus): Promise<boolean> => {
      const lead = leadOf(item);
      if (!lead) return false;
      const { ownerId, notes, details } = lead;
      const outcome = await change(lead, { status, ownerId, notes, details });
      if (!outcome.isDone) fail(outcome.error, t('crm.error.updateLead'));
      return outcome.isDone;
    },
    [change, fail, leadOf, t],
  );

  return { leadOf, move, onCreateLead, onUpdateLead };
}
