import { crmTexts, formatNumber, useTranslation } from '@platform/i18n';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { NotFoundArt } from '../../components/Illustration/NotFoundArt.tsx';
import { SidePanel } from '../../components/SidePanel/SidePanel.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { LoadFailure } from '../../internal/LoadFailure.tsx';
import { itemsOf } from '../crmRows.ts';
import { ContactDialog } from '../ContactDialog.tsx';
import { LeadDialog } from '../LeadDialog.tsx';
import type { ContactPanelProps } from '../screenTypes.ts';
import { Body } from './ContactPanel.styles.ts';
import { PanelPerson } from './PanelPerson.tsx';
import { rowLink } from './rowLink.ts';

/** A contact beside its page. Mount it while one is open. */
export function ContactPanel(props: ContactPanelProps) {
  const { contactId, contact: remote, position, contactHref } = props;
  const t = useTranslation(crmTexts);
  const [form, setForm] = useState<'contact' | 'lead' | null>(null);
  const contact = remote.status === 'ready' ? remote.data : null;
  const closeForm = () => setForm(null);

  function renderBody(): ReactNode {
    if (remote.status === 'loading') {
      return (
        <Body as="output">
          <Spinner label={t('crm.panel.loading')} />
        </Body>
      );
    }
    if (remote.status === 'error') {
      return (
        <Body role="alert">
          <LoadFailure message={remote.message} onRetry={remote.retry} />
        </Body>
      );
    }
    if (remote.status === 'unavailable') return null;
    if (remote.data === null) {
      return (
        <Body>
          <EmptyState
            illustration={<NotFoundArt />}
            title={t('crm.contactMissing')}
            description={t('crm.panel.missingText')}
          />
        </Body>
      );
    }
    return (
      <PanelPerson
        {...props}
        contact={remote.data}
        onEdit={() => setForm('contact')}
        onAddLead={() => setForm('lead')}
      />
    );
  }

  return (
    <>
      <SidePanel
        open
        label={contact?.name.trim() || contact?.email || t('crm.panel.label')}
        recordId={contactId}
        position={
          position &&
          t('crm.panel.position', {
            place: formatNumber(position.place),
            of: formatNumber(position.of),
          })
        }
        previousLabel={t('crm.panel.previous')}
        nextLabel={t('crm.panel.next')}
        closeLabel={t('crm.panel.close')}
        onPrevious={props.onPrevious}
        onNext={props.onNext}
        onOpenChange={props.onClose}
        returnTo={(opener) => rowLink(contactHref(contactId), opener)}
      >
        {renderBody()}
      </SidePanel>
      {form === 'contact' && contact ? (
        <ContactDialog
          contact={contact}
          contacts={itemsOf(props.contacts)}
          contactHref={contactHref}
          onSave={(values) => props.onUpdateContact(contact, values)}
          drafts={props.contactDrafts}
          onClose={closeForm}
        />
      ) : null}
      {form === 'lead' && contact ? (
        <LeadDialog
          lead={undefined}
          status="New"
          contactId={contact.id}
          contacts={props.contacts}
          contactHref={contactHref}
          onSave={props.onCreateLead}
          onCreateContact={props.onCreateContact}
          drafts={props.leadDrafts}
          contactDrafts={props.contactDrafts}
          onClose={closeForm}
        />
      ) : null}
    </>
  );
}
