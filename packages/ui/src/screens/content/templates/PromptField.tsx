import { TEMPLATE_LIMITS } from '@platform/domain';
import { contentTemplatesTexts, useTranslation } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Textarea } from '../../../components/Textarea/Textarea.tsx';
import { useFormField } from '../../../patterns/FormDialog/useFormField.ts';
import type { DialogForm } from '../../../patterns/FormDialog/formTypes.ts';
import { Variable, Variables } from './TemplateForm.styles.ts';
import { checkOf } from './templateSchema.ts';
import type { TemplateErrorKey } from './templateSchema.ts';
import type { TemplateValues } from './templateValues.ts';
import type { TemplateRules } from './templatesTypes.ts';
import { controlOf } from '../../../patterns/FormDialog/formControl.ts';

const UNKNOWN: TemplateErrorKey = 'contentTemplates.invalid.unknown';

const named = (key: string): string => `{{${key}}}`;

export interface PromptFieldProps {
  form: DialogForm<TemplateValues>;
  rules: TemplateRules;
}

export function PromptField({ form, rules }: PromptFieldProps) {
  const t = useTranslation(contentTemplatesTexts);
  const { field, fieldError } = useFormField(form, 'prompt');
  const inputs = useWatch({ control: controlOf(form), name: 'inputs' });
  const area = useRef<HTMLTextAreaElement>(null);
  const { unknown, unused, hasVariables } = checkOf({ prompt: field.value, inputs }, rules);
  const names = (keys: readonly string[]) => keys.map(named).join(', ');
  const isTyped = trimText(field.value) !== '';
  const isUnknown = unknown.length > 0;
  const refusal = fieldError?.message === UNKNOWN ? undefined : fieldError;

  function change(prompt: string): void {
    field.onChange(prompt);
    form.handleChange();
  }

  function insert(key: string): void {
    const { selectionStart: start = 0, selectionEnd: end = 0 } = area.current ?? {};
    change(`${field.value.slice(0, start)}${named(key)}${field.value.slice(end)}`);
    const after = start + named(key).length;
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(after, after);
    });
  }

  return (
    <div>
      <Textarea
        ref={(element) => {
          area.current = element;
          field.ref(element);
        }}
        label={t('contentTemplates.form.prompt')}
        hint={t('contentTemplates.form.promptHint', {
          example: named('customer_name'),
          brief: names(rules.briefKeys),
        })}
        rows={7}
        maxLength={TEMPLATE_LIMITS.prompt.max}
        isRequired
        autoComplete="off"
        value={field.value}
        error={
          isUnknown
            ? t('contentTemplates.invalid.unknown', { names: names(unknown) })
            : form.errorText(refusal)
        }
        readOnly={form.isPending}
        onBlur={field.onBlur}
        onValueChange={change}
      />
      <Variables direction="row" wraps align="stretch" gap="1-5">
        {[...inputs.map(({ key }) => trimText(key)), ...rules.briefKeys]
          .filter((key, index, all) => rules.isKey(key) && all.indexOf(key) === index)
          .map((key) => (
            <Variable
              key={key}
              aria-label={t('contentTemplates.form.insert', { name: named(key) })}
              disabled={form.isPending}
              onClick={() => insert(key)}
            >
              {named(key)}
            </Variable>
          ))}
      </Variables>
      {unused.length > 0 ? (
        <Banner tone="warning">
          {t('contentTemplates.warning.unused', { names: names(unused) })}
        </Banner>
      ) : null}
      {isTyped && !hasVariables ? (
        <Banner tone="warning">{t('contentTemplates.warning.none')}</Banner>
      ) : null}
    </div>
  );
}
