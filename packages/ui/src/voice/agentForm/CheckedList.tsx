import { useTranslation, voiceAgentFormTexts } from '@platform/i18n';
import { useController } from 'react-hook-form';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { RemoteContent } from '../../patterns/RemoteContent/RemoteContent.tsx';
import type { Remote } from '../../remote.ts';
import { CheckRows, Group, Nothing } from './AgentForm.styles.ts';
import type { AgentFieldForm, CheckItem } from './types.ts';

export interface CheckedListProps {
  form: AgentFieldForm;
  name: 'toolIds' | 'knowledgeBaseIds';
  label: string;
  items: Remote<readonly CheckItem[]>;
  /** Said where there are none, with the link to where they are made. */
  empty: { text: string; label: string; href: string };
}

/** Several of a list. One that is gone is kept and marked until it is taken out. */
export function CheckedList({ form, name, label, items, empty }: CheckedListProps) {
  const t = useTranslation(voiceAgentFormTexts);
  const { field } = useController({ control: form.control, name });
  const ids = field.value;

  function tick(id: string, isTicked: boolean): void {
    field.onChange(isTicked ? [...ids, id] : ids.filter((other) => other !== id));
    form.handleChange();
  }

  return (
    <Group disabled={form.isPending}>
      <legend>{label}</legend>
      <RemoteContent source={items}>
        {(known) => {
          const gone = ids.filter((id) => known.every((item) => item.id !== id));
          if (known.length + gone.length === 0) {
            return (
              <Nothing>
                {empty.text} <Link href={empty.href}>{empty.label}</Link>
              </Nothing>
            );
          }
          return (
            <CheckRows>
              {known.map(({ id, name: itemName, note }) => (
                <li key={id}>
                  <Checkbox
                    label={<bdi>{itemName}</bdi>}
                    checked={ids.includes(id)}
                    onCheckedChange={(isTicked) => tick(id, isTicked)}
                  />
                  {note ? <small>{note}</small> : null}
                </li>
              ))}
              {gone.map((id) => (
                <li key={id} data-gone>
                  <Checkbox
                    label={<bdi>{id}</bdi>}
                    checked
                    onCheckedChange={() => tick(id, false)}
                  />
                  <small>{t('voiceAgentForm.list.gone')}</small>
                </li>
              ))}
            </CheckRows>
          );
        }}
      </RemoteContent>
    </Group>
  );
}
