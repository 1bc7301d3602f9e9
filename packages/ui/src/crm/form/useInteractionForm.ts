import type { FormDrafts, InteractionValues, SaveOutcome } from '../types.ts';
import { interactionRules } from './rules.ts';
import { useDiscard } from './useDiscard.ts';
import { useSaveForm } from './useSaveForm.ts';

export interface InteractionFormOptions {
  onSave: (values: InteractionValues) => Promise<SaveOutcome>;
  drafts: FormDrafts<InteractionValues> | undefined;
  onClose: () => void;
}

/** A call and outbound unless somebody says otherwise. */
const NO_INTERACTION: InteractionValues = {
  contactId: '',
  type: 'call',
  direction: 'out',
  summary: '',
};

/** The form of a new interaction. */
export function useInteractionForm({ onSave, drafts, onClose }: InteractionFormOptions) {
  function giveUp(): void {
    drafts?.keep('', null);
    onClose();
  }

  const form = useSaveForm<InteractionValues, { status: 'saved' }>({
    blank: NO_INTERACTION,
    draft: drafts?.read(''),
    rules: interactionRules,
    onSave,
    onSaved: giveUp,
    onChange: (typed) => drafts?.keep('', typed),
  });
  const discard = useDiscard({
    isDirty: form.isDirty,
    isPending: form.isPending,
    giveUp,
    focusFirst: () => form.focusField('contactId'),
  });
  return { form, discard };
}
