import { useMemo, useState } from 'react';
import type { Names } from '../crmRows.ts';
import type { CrmLead, FormDrafts, LeadValues, SaveOutcome } from '../types.ts';
import { leadRules } from './rules.ts';
import { useDiscard } from './useDiscard.ts';
import { useSaveForm } from './useSaveForm.ts';

export interface LeadFormOptions {
  lead: CrmLead | undefined;
  /** What a new lead starts with. */
  status: string;
  contactId?: string | undefined;
  ownerNames?: Names | undefined;
  onSave: (values: LeadValues) => Promise<SaveOutcome>;
  drafts: FormDrafts<LeadValues> | undefined;
  onClose: () => void;
}

/**
 * The form of a lead, new or known. New ones are 'New' unless a lane says otherwise. An
 * owner whose name is known is shown by it; left as it is, the id is saved again.
 */
export function useLeadForm(options: LeadFormOptions) {
  const { lead, status, contactId = '', onSave, drafts, onClose } = options;
  const id = lead?.id ?? '';
  const ownerId = lead?.ownerId ?? '';
  // As it was when the form opened: a name that comes later would change what a person has typed.
  const [ownerName] = useState(() => options.ownerNames?.get(ownerId) ?? ownerId);
  const blank = useMemo<LeadValues>(
    () => ({
      contactId: lead?.contactId ?? contactId,
      status: lead?.status ?? status,
      source: lead?.source ?? '',
      ownerId: ownerName,
      notes: lead?.notes ?? '',
    }),
    [lead, ownerName, contactId, status],
  );

  function giveUp(): void {
    drafts?.keep(id, null);
    onClose();
  }

  const form = useSaveForm<LeadValues, { status: 'saved' }>({
    blank,
    draft: drafts?.read(id),
    rules: leadRules,
    onSave: (values) => onSave(values.ownerId === ownerName ? { ...values, ownerId } : values),
    onSaved: giveUp,
    onChange: (typed) => drafts?.keep(id, typed),
  });
  const discard = useDiscard({
    isDirty: form.isDirty,
    isPending: form.isPending,
    giveUp,
    focusFirst: () => form.focusField(lead ? 'status' : 'contactId'),
  });
  return { form, discard };
}
