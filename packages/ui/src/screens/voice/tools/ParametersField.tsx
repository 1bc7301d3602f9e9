import { useTranslation, voiceToolsTexts } from '@platform/i18n';
import { Plus } from 'lucide';
import { useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { serviceMessage } from '../../../patterns/FormDialog/formErrors.ts';
import { useFormField } from '../../../patterns/FormDialog/useFormField.ts';
import type { DialogForm } from '../../../patterns/FormDialog/formTypes.ts';
import { ParameterRow } from './ParameterRow.tsx';
import { withNewParameter, withParameters, withText } from './parameters/schemaDraft.ts';
import type { SchemaDraft } from './parameters/schemaDraft.ts';
import { faultOf } from './parameters/schemaFault.ts';
import { faultText } from './texts.ts';
import { TwoColumns } from './ToolForm.styles.ts';
import type { ToolValues } from './toolValues.ts';
import { FieldList } from '../../../patterns/FieldList/FieldList.styles.ts';
import { FieldGroup } from '../../../components/FieldGroup/FieldGroup.tsx';
import { Textarea } from '../../../components/Textarea/Textarea.tsx';

export function ParametersField({ form }: { form: DialogForm<ToolValues> }) {
  const t = useTranslation(voiceToolsTexts);
  const { field, fieldError } = useFormField(form, 'parameters');
  const { value: draft, onChange, ...control } = field;
  const { parameters, isReadable } = draft;
  const [addedId, setAddedId] = useState('');
  const addRef = useRef<HTMLButtonElement>(null);
  const names = isReadable ? parameters.map(({ name }) => name) : [];
  const fault = faultOf(draft.text, names);
  const refusal = serviceMessage(fieldError);

  function change(next: SchemaDraft): void {
    onChange(next);
    form.handleChange();
  }

  function add(): void {
    const next = withNewParameter(draft);
    setAddedId(next.parameters.at(-1)?.id ?? '');
    change(next);
  }

  return (
    <FieldGroup legend={t('voiceTools.form.parameters')} hint={t('voiceTools.form.parametersHint')}>
      <TwoColumns>
        <div>
          <FieldGroup disabled={!isReadable || form.isPending}>
            <FieldList>
              {parameters.map((parameter, index) => (
                <ParameterRow
                  key={parameter.id}
                  parameter={parameter}
                  number={index + 1}
                  isDuplicate={names.indexOf(parameter.name) !== names.lastIndexOf(parameter.name)}
                  isAdded={parameter.id === addedId}
                  onChange={(next) =>
                    change(
                      withParameters(
                        draft,
                        parameters.map((one) => (one.id === next.id ? next : one)),
                      ),
                    )
                  }
                  onRemove={() => {
                    addRef.current?.focus();
                    change(
                      withParameters(
                        draft,
                        parameters.filter(({ id }) => id !== parameter.id),
                      ),
                    );
                  }}
                />
              ))}
            </FieldList>
            {parameters.length === 0 && isReadable ? (
              <p>{t('voiceTools.form.noParameters')}</p>
            ) : null}
            <Button
              ref={addRef}
              size="small"
              variant="ghost"
              startIcon={<Icon icon={Plus} />}
              onClick={add}
            >
              {t('voiceTools.form.addParameter')}
            </Button>
          </FieldGroup>
          {isReadable ? null : <p>{t('voiceTools.form.notReadable')}</p>}
        </div>
        <Textarea
          data-code
          {...control}
          label={t('voiceTools.form.json')}
          autoComplete="off"
          spellCheck={false}
          translate="no"
          dir="ltr"
          value={draft.text}
          error={fault ? faultText(t, fault) : refusal}
          readOnly={form.isPending}
          onValueChange={(text) => change(withText(draft, text))}
        />
      </TwoColumns>
    </FieldGroup>
  );
}
