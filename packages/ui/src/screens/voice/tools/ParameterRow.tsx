import { useTranslation, voiceToolsTexts } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { X } from 'lucide';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { PARAMETER_TYPES, withType } from './parameters/schemaDraft.ts';
import type { Parameter } from './parameters/schemaDraft.ts';
import { useFocusOnMount } from '../../../internal/useFocusOnMount.ts';
import { FieldListRow } from '../../../patterns/FieldList/FieldList.styles.ts';
import { RowCheckbox, ParameterLine, TypeField } from './ToolForm.styles.ts';

export interface ParameterRowProps {
  parameter: Parameter;
  number: number;
  isDuplicate: boolean;
  isAdded: boolean;
  onChange: (parameter: Parameter) => void;
  onRemove: () => void;
}

export function ParameterRow(props: ParameterRowProps) {
  const { parameter, number, isDuplicate, isAdded, onChange, onRemove } = props;
  const t = useTranslation(voiceToolsTexts);
  const nameRef = useFocusOnMount(isAdded);
  const { name, type, description, isRequired } = parameter;
  const empty = trimText(name) === '' ? t('voiceTools.fault.name') : undefined;
  return (
    <FieldListRow>
      <ParameterLine>
        <TextField
          ref={nameRef}
          size="small"
          label={t('voiceTools.form.parameterName', { number: String(number) })}
          isLabelHidden
          autoComplete="off"
          spellCheck={false}
          data-mono
          value={name}
          error={isDuplicate ? t('voiceTools.fault.duplicateName') : empty}
          onValueChange={(next) => onChange({ ...parameter, name: next })}
        />
        <TypeField>
          <Select
            size="small"
            label={t('voiceTools.form.parameterType', { name })}
            isLabelHidden
            placeholder={t('voiceTools.type.unknown')}
            options={PARAMETER_TYPES.map((value) => ({
              value,
              label: t(`voiceTools.type.${value}`),
            }))}
            value={type}
            onValueChange={(next) => onChange(withType(parameter, next))}
          />
        </TypeField>
        <IconButton
          size="small"
          label={t('voiceTools.form.removeParameter', { name })}
          icon={<Icon icon={X} />}
          onClick={onRemove}
        />
      </ParameterLine>
      <ParameterLine>
        <TextField
          size="small"
          label={t('voiceTools.form.parameterDescription', { name })}
          isLabelHidden
          placeholder={t('voiceTools.form.describe')}
          autoComplete="off"
          value={description}
          onValueChange={(next) => onChange({ ...parameter, description: next })}
        />
        <RowCheckbox
          label={
            <>
              <span aria-hidden="true">{t('voiceTools.form.required')}</span>
              <VisuallyHidden>{t('voiceTools.form.isRequired', { name })}</VisuallyHidden>
            </>
          }
          checked={isRequired}
          onCheckedChange={(next) => onChange({ ...parameter, isRequired: next })}
        />
      </ParameterLine>
    </FieldListRow>
  );
}
