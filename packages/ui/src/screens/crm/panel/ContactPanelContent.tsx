import { crmTexts, useFormats, useTranslation } from '@platform/i18n';
import { useState } from 'react';
import { useAfterPaint } from '../../../internal/useAfterPaint.ts';
import { EditButton } from '../../../patterns/RecordPanel/EditButton.tsx';
import { RecordHead } from '../../../patterns/RecordPanel/RecordHead.tsx';
import { RecordPanel } from '../../../patterns/RecordPanel/RecordPanel.tsx';
import { dataOf } from '../../../remote.ts';
import { PersonAvatar } from '../Cells.tsx';
import { ContactDialog } from '../ContactDialog.tsx';
import { LeadDialog } from '../LeadDialog.tsx';
import type { ContactPanelProps } from '../panelTypes.ts';
import { ContactFacts } from './ContactFacts.tsx';
import { contactName } from '../crmRows.ts';
import { PanelLists } from './PanelLists.tsx';
import type { PanelListsProps } from './PanelLists.tsx';
import { rowLink } from '../../../internal/rowLink.ts';
import { PanelSections } from '../../../patterns/ScreenSlots/PanelSections.tsx';

export function ContactPanelContent(props: ContactPanelProps) {
  const { state, actions, contactHref, slots } = props;
  const { contactId, contact: remote, contacts, position } = state;
  const t = useTranslation(crmTexts);
  const formats = useFormats();
  const [form, setForm] = useState<'contact' | 'lead' | null>(null);
  const contact = dataOf(remote);
  const name = contactName(contact);
  const closeForm = () => setForm(null);
  return (
    <>
      <RecordPanel
        open
        record={remote}
        recordId={contactId}
        label={name || t('crm.panel.label')}
        loadingText={t('crm.panel.loading')}
        missing={{ title: t('crm.contactMissing'), description: t('crm.panel.missingText') }}
        position={
          position &&
          t('crm.panel.position', {
            place: formats.number(position.number),
            of: formats.number(position.total),
          })
        }
        previousLabel={t('crm.panel.previous')}
        nextLabel={t('crm.panel.next')}
        closeLabel={t('crm.panel.close')}
        onPrevious={actions.onPrevious}
        onNext={actions.onNext}
        onOpenChange={actions.onClose}
        isPreview={state.isPreview}
        returnTo={(opener, page) => rowLink(contactHref(contactId), opener, page)}
      >
        {(person) => (
          <>
            <RecordHead
              title={name || t('crm.unnamed')}
              description={person.company}
              media={<PersonAvatar contact={person} contactId={person.key} />}
              actions={
                <EditButton label={t('crm.contacts.edit')} onEdit={() => setForm('contact')} />
              }
            />
            <ContactFacts contact={person} slots={slots} />
            <ListsAfterPaint
              key={person.key}
              {...props}
              contact={person}
              onAddLead={() => setForm('lead')}
            />
            <PanelSections item={person} slots={slots} />
          </>
        )}
      </RecordPanel>
      {form === 'contact' && contact ? (
        <ContactDialog
          {...props}
          {...{ contact, contacts }}
          onSave={(values) => actions.onUpdateContact(contact, values)}
          onClose={closeForm}
        />
      ) : null}
      {form === 'lead' && contact ? (
        <LeadDialog
          {...props}
          contacts={contacts}
          ownerNames={state.ownerNames}
          status="New"
          contactId={contact.key}
          onCreateContact={actions.onCreateContact}
          onSave={actions.onCreateLead}
          onClose={closeForm}
        />
      ) : null}
    </>
  );
}

function ListsAfterPaint(props: PanelListsProps) {
  const isPainted = useAfterPaint(true, false);
  return isPainted ? <PanelLists {...props} /> : null;
}
