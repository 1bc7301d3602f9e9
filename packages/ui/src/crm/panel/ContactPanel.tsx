import { controlsTexts, crmTexts, formatNumber, useTranslation } from '@platform/i18n';
import { ChevronDown, ChevronUp } from 'lucide';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { NotFoundArt } from '../../components/Illustration/NotFoundArt.tsx';
import { Sheet } from '../../components/Sheet/Sheet.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { LoadFailure } from '../../internal/LoadFailure.tsx';
import { itemsOf } from '../crmRows.ts';
import { contactDialog, leadDialog } from '../lazyParts.ts';
import type { ContactPanelProps } from '../screenTypes.ts';
import { Body, Head } from './ContactPanel.styles.ts';
import { PanelPerson } from './PanelPerson.tsx';

/** A contact beside its page (design language, Side Panel). Mount it while one is open. */
export function ContactPanel(props: ContactPanelProps) {
  const { contact: remote, position, onPrevious, onNext, onClose, contactHref } = props;
  const t = useTranslation(crmTexts, controlsTexts);
  const [form, setForm] = useState<'contact' | 'lead' | null>(null);
  const contact = remote.status === 'ready' ? remote.data : null;
  const closeForm = () => setForm(null);

  function handleLoadFailed(): void {
    closeForm();
    props.onLoadFailed?.();
  }

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
    if (remote.data === null) {
      return (
        <Body>
          <EmptyState
            art={<NotFoundArt />}
            title={t('crm.contactMissing')}
            text={t('crm.panel.missingText')}
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
      <Sheet
        open
        side="end"
        label={contact?.name || t('crm.panel.label')}
        closeLabel={t('crm.panel.close')}
        onOpenChange={onClose}
      >
        <Head>
          <span>
            {position
              ? t('crm.panel.position', {
                  place: formatNumber(position.place),
                  of: formatNumber(position.of),
                })
              : null}
          </span>
          {onPrevious || onNext ? (
            <>
              <IconButton
                size="small"
                label={t('controls.pagination.previous')}
                icon={<Icon icon={ChevronUp} />}
                disabled={!onPrevious}
                onClick={onPrevious}
              />
              <IconButton
                size="small"
                label={t('controls.pagination.next')}
                icon={<Icon icon={ChevronDown} />}
                disabled={!onNext}
                onClick={onNext}
              />
            </>
          ) : null}
        </Head>
        {renderBody()}
      </Sheet>
      {form === 'contact' && contact ? (
        <contactDialog.Part
          contact={contact}
          contacts={itemsOf(props.contacts)}
          contactHref={contactHref}
          onSave={(values) => props.onUpdateContact(contact, values)}
          drafts={props.contactDrafts}
          onClose={closeForm}
          onLoadFailed={handleLoadFailed}
        />
      ) : null}
      {form === 'lead' && contact ? (
        <leadDialog.Part
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
          onLoadFailed={handleLoadFailed}
        />
      ) : null}
    </>
  );
}
