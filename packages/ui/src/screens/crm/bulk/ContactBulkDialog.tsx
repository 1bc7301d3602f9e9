import type { ContactsActions, ContactsChange } from '../screenTypes.ts';
import type { CrmContact } from '../types.ts';
import { AddTagsDialog } from './AddTagsDialog.tsx';
import { RemoveTagsDialog } from './RemoveTagsDialog.tsx';
import { SetConsentDialog } from './SetConsentDialog.tsx';

/** Bulk change: sets consents, adds tags, or removes tags. */
export type BulkKind = 'set' | 'add' | 'remove';

export interface ContactBulk {
  kind: BulkKind;
  contacts: readonly CrmContact[];
  /** Called with the ids that failed, which stay selected. */
  onDone: (failedIds: ReadonlySet<string>) => void;
}

export interface ContactBulkDialogProps
  extends ContactBulk, Required<Pick<ContactsActions, 'onChangeContacts'>> {
  onClose: () => void;
}

export interface BulkFormProps {
  contacts: readonly CrmContact[];
  onChange: (change: ContactsChange) => Promise<{ status: 'saved' }>;
  onClose: () => void;
}

const forms = { set: SetConsentDialog, add: AddTagsDialog, remove: RemoveTagsDialog } as const;

export function ContactBulkDialog(props: ContactBulkDialogProps) {
  const { kind, contacts, onChangeContacts, onDone, onClose } = props;
  const BulkForm = forms[kind];

  async function change(values: ContactsChange): Promise<{ status: 'saved' }> {
    onDone(new Set(await onChangeContacts?.(contacts, values)));
    return { status: 'saved' };
  }

  return <BulkForm {...{ contacts, onClose }} onChange={change} />;
}
