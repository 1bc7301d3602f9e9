import { crmTexts, useTranslation } from '@platform/i18n';
import { Pencil } from 'lucide';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useAfterPaint } from '../../internal/useAfterPaint.ts';
import { ContactFacts } from './ContactFacts.tsx';
import { Body, Person } from './ContactPanel.styles.ts';
import { PanelLists } from './PanelLists.tsx';
import type { PanelListsProps } from './PanelLists.tsx';

export interface PanelPersonProps extends PanelListsProps {
  onEdit: () => void;
}

/** Who the contact is, the leads and the interactions, and a place to log one. */
export function PanelPerson(props: PanelPersonProps) {
  const { contact } = props;
  const t = useTranslation(crmTexts);
  return (
    <Body>
      <Person>
        <Avatar name={contact.name || contact.email} id={contact.id} />
        <div>
          <h2>
            <bdi>{contact.name.trim() || contact.email || t('crm.unnamed')}</bdi>
          </h2>
          {contact.company ? (
            <p>
              <bdi>{contact.company}</bdi>
            </p>
          ) : null}
        </div>
        <Button startIcon={<Icon icon={Pencil} />} aria-haspopup="dialog" onClick={props.onEdit}>
          {t('crm.contacts.edit')}
        </Button>
      </Person>
      <ContactFacts contact={contact} />
      <NotesAndActivity key={contact.id} {...props} />
    </Body>
  );
}

/** Lists come after the paint that shows who it is: a person waits for that one only. */
function NotesAndActivity(props: PanelListsProps) {
  const isPainted = useAfterPaint(true, false);
  return isPainted ? <PanelLists {...props} /> : null;
}
