import { PHONE_NUMBER_LIMITS } from '@platform/domain';
import type { PhoneNumber } from '@platform/domain';
import { useTranslation, voiceNumbersTexts } from '@platform/i18n';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { FormCombobox } from '../../../patterns/FormDialog/FormCombobox.tsx';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog.tsx';
import { FormRow } from '../../../patterns/FormDialog/FormRow.tsx';
import { FormSelect } from '../../../patterns/FormDialog/FormSelect.tsx';
import { FormSwitch } from '../../../patterns/FormDialog/FormSwitch.tsx';
import { FormTextField } from '../../../patterns/FormDialog/FormTextField.tsx';
import type { SaveOutcome } from '../../../patterns/FormDialog/formTypes.ts';
import { mapDrafts } from '../../../patterns/FormDialog/mapDrafts.ts';
import { useDialogForm } from '../../../patterns/FormDialog/useDialogForm.ts';
import { dataOf } from '../../../remote.ts';
import { numberSchema } from './numberSchema.ts';
import type { NumberErrorKey } from './numberSchema.ts';
import { shownPhone } from './phone.ts';
import { PhoneField } from './PhoneField.tsx';
import { providerOptions } from './providers.ts';
import type { NumberDraft, NumbersScreenProps, NumberValues } from './numbersTypes.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';

export interface NumberDialogProps extends Pick<NumbersScreenProps, 'agents' | 'drafts'> {
  number?: PhoneNumber | undefined;
  onSave: (values: NumberValues) => Promise<SaveOutcome<keyof NumberValues>>;
  onClose: () => void;
}

const NO_NUMBER: NumberValues = {
  number: '',
  label: '',
  provider: '',
  credentials: '',
  agentId: '',
  isInbound: true,
  isOutbound: false,
  fallbackNumber: '',
};

const NO_AGENT = 'none';

export function NumberDialog({ number, agents, drafts, onSave, onClose }: NumberDialogProps) {
  const t = useTranslation(voiceNumbersTexts);
  const form = useDialogForm<NumberValues, NumberValues, { status: 'saved' }>({
    schema: numberSchema(number),
    errorText: (key) => t(key as NumberErrorKey),
    initialValues: withAgentWord(number ? { ...NO_NUMBER, ...valuesOf(number) } : NO_NUMBER),
    drafts: mapDrafts(drafts, fromDraft, toDraft),
    draftId: number?.id,
    firstField: number ? 'label' : 'number',
    onSubmit: (values) => onSave(withoutAgentWord(values)),
    onClose,
  });
  const known = dataOf(agents) ?? [];
  const isListed = !number?.agentId || known.some(({ id }) => id === number.agentId);
  const options = [
    { value: NO_AGENT, label: t('voiceNumbers.form.noAgent') },
    ...known.map(({ id, name }) => ({ value: id, label: name })),
    ...(isListed ? [] : [{ value: number.agentId, label: number.agentName || number.agentId }]),
  ];
  return (
    <FormDialog
      form={form}
      title={t(number ? 'voiceNumbers.edit' : 'voiceNumbers.add')}
      description={
        number ? <bdi>{shownPhone(number.number)}</bdi> : t('voiceNumbers.form.description')
      }
      submitLabel={t(number ? 'voiceNumbers.save' : 'voiceNumbers.add')}
      loadingText={t(number ? 'voiceNumbers.saving' : 'voiceNumbers.adding')}
    >
      {number ? null : (
        <PhoneField
          form={form}
          name="number"
          label={t('voiceNumbers.form.number')}
          hint={t(form.hasDraft ? 'voiceNumbers.form.draft' : 'voiceNumbers.form.numberHint')}
          isRequired
        />
      )}
      <FormRow>
        <FormTextField form={form} name="label" label={t('voiceNumbers.form.label')} />
        {number ? null : (
          <FormSelect
            form={form}
            name="provider"
            label={t('voiceNumbers.form.provider')}
            placeholder={t('voiceNumbers.form.chooseProvider')}
            options={providerOptions}
            isRequired
          />
        )}
      </FormRow>
      <FormTextField
        form={form}
        name="credentials"
        label={t('voiceNumbers.form.credentials')}
        hint={t('voiceNumbers.form.credentialsHint')}
        placeholder={t(
          number?.hasCredentials
            ? 'voiceNumbers.form.credentialsKept'
            : 'voiceNumbers.form.credentialsNone',
        )}
        type="password"
        autoComplete="new-password"
        maxLength={PHONE_NUMBER_LIMITS.credentials}
      />
      {agents.status === 'error' ? (
        <Banner tone="warning">{t('voiceNumbers.form.agentsFailed')}</Banner>
      ) : null}
      <FormCombobox
        form={form}
        name="agentId"
        label={t('voiceNumbers.form.agent')}
        options={options}
        isLoading={agents.status === 'loading'}
      />
      <Stack direction="row" wraps align="stretch" gap="3 6">
        <FormSwitch form={form} name="isInbound" label={t('voiceNumbers.form.inbound')} />
        <FormSwitch form={form} name="isOutbound" label={t('voiceNumbers.form.outbound')} />
      </Stack>
      <PhoneField
        form={form}
        name="fallbackNumber"
        label={t('voiceNumbers.form.fallback')}
        hint={t('voiceNumbers.form.fallbackHint')}
      />
    </FormDialog>
  );
}

function valuesOf(number: PhoneNumber): Partial<NumberValues> {
  const { label, agentId, isInbound, isOutbound, fallbackNumber } = number;
  return { number: number.number, label, agentId, isInbound, isOutbound, fallbackNumber };
}

function withAgentWord(values: NumberValues): NumberValues {
  return { ...values, agentId: values.agentId || NO_AGENT };
}

const fromDraft = (draft: NumberDraft): NumberValues =>
  withAgentWord({ ...draft, credentials: '' });

function toDraft(values: NumberValues): NumberDraft {
  const { credentials: _secret, ...draft } = withoutAgentWord(values);
  return draft;
}

function withoutAgentWord(values: NumberValues): NumberValues {
  return { ...values, agentId: values.agentId === NO_AGENT ? '' : values.agentId };
}
