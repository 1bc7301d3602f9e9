import { useTranslation, voiceAgentFormTexts } from '@platform/i18n';
import { Link } from '../../../components/Link/Link.tsx';
import { useFormField } from '../../../patterns/FormDialog/useFormField.ts';
import { RemoteContent } from '../../../patterns/RemoteContent/RemoteContent.tsx';
import type { Remote } from '../../../remote.ts';
import { CheckNote, CheckRow, CheckRows, EmptyText, RowCheckbox } from './AgentForm.styles.ts';
import type { AgentFieldForm, CheckItem } from './agentFormTypes.ts';
import { FieldGroup } from '../../../components/FieldGroup/FieldGroup.tsx';

export interface CheckedListProps {
  form: AgentFieldForm;
  name: 'toolIds' | 'knowledgeBaseIds';
  label: string;
  items: Remote<readonly CheckItem[]>;
  empty: { text: string; label: string; href: string };
}

/** A checked item that was deleted stays listed, marked, until it is unchecked. */
export function CheckedList({ form, name, label, items, empty }: CheckedListProps) {
  const t = useTranslation(voiceAgentFormTexts);
  const { field, error } = useFormField(form, name);
  const ids = field.value;

  function tick(id: string, isTicked: boolean): void {
    field.onChange(isTicked ? [...ids, id] : ids.filter((other) => other !== id));
    form.handleChange();
  }

  return (
    <FieldGroup legend={label} gap="1-5" disabled={form.isPending} error={error}>
      <RemoteContent source={items}>
        {(known) => {
          const missingIds = ids.filter((id) => known.every((item) => item.id !== id));
          if (known.length + missingIds.length === 0) {
            return (
              <EmptyText>
                {empty.text} <Link href={empty.href}>{empty.label}</Link>
              </EmptyText>
            );
          }
          return (
            <CheckRows>
              {known.map(({ id, name: itemName, note }, index) => (
                <CheckRow key={id}>
                  <RowCheckbox
                    ref={index === 0 ? field.ref : undefined}
                    label={<bdi>{itemName}</bdi>}
                    checked={ids.includes(id)}
                    onCheckedChange={(isTicked) => tick(id, isTicked)}
                  />
                  {note ? <CheckNote>{note}</CheckNote> : null}
                </CheckRow>
              ))}
              {missingIds.map((id, index) => (
                <CheckRow key={id}>
                  <RowCheckbox
                    ref={index === 0 && known.length === 0 ? field.ref : undefined}
                    label={<bdi>{id}</bdi>}
                    checked
                    onCheckedChange={() => tick(id, false)}
                  />
                  <CheckNote data-gone>{t('voiceAgentForm.list.gone')}</CheckNote>
                </CheckRow>
              ))}
            </CheckRows>
          );
        }}
      </RemoteContent>
    </FieldGroup>
  );
}
