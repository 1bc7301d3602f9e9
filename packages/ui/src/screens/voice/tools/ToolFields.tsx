import { TOOL_LIMITS } from '@platform/domain';
import { useTranslation, voiceToolsTexts } from '@platform/i18n';
import { useWatch } from 'react-hook-form';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { FormNumberField } from '../../../patterns/FormDialog/FormNumberField.tsx';
import { FormSelect } from '../../../patterns/FormDialog/FormSelect.tsx';
import { FormSwitch } from '../../../patterns/FormDialog/FormSwitch.tsx';
import { FormTextarea } from '../../../patterns/FormDialog/FormTextarea.tsx';
import { FormTextField } from '../../../patterns/FormDialog/FormTextField.tsx';
import type { DialogForm } from '../../../patterns/FormDialog/formTypes.ts';
import { dataOf } from '../../../remote.ts';
import { HeadersField } from './HeadersField.tsx';
import { ParametersField } from './ParametersField.tsx';
import { SampleRequest } from './SampleRequest.tsx';
import { missingText } from './texts.ts';
import { NarrowAndWide, Timeout } from './ToolForm.styles.ts';
import { TOOL_KINDS, TOOL_METHODS } from './toolKinds.ts';
import { missingOf } from './toolValues.ts';
import type { ToolValues } from './toolValues.ts';
import type { ToolsScreenProps } from './toolsTypes.ts';
import { controlOf } from '../../../patterns/FormDialog/formControl.ts';

export interface ToolFieldsProps extends Pick<
  ToolsScreenProps,
  'integrations' | 'integrationsHref'
> {
  form: DialogForm<ToolValues>;
  /** Lists fields that are still empty, as in a template. */
  listsMissing: boolean;
}

export function ToolFields({ form, listsMissing, ...rest }: ToolFieldsProps) {
  const t = useTranslation(voiceToolsTexts);
  const values = useWatch({ control: controlOf(form) }) as ToolValues;
  const missing = listsMissing ? missingOf(values) : [];
  return (
    <>
      {missing.length > 0 ? (
        <Banner tone="info" title={t('voiceTools.missing.title')}>
          {missingText(t, missing)}
        </Banner>
      ) : null}
      <FormTextField
        form={form}
        name="name"
        label={t('voiceTools.form.name')}
        hint={t(form.hasDraft ? 'voiceTools.form.draft' : 'voiceTools.form.nameHint')}
        isRequired
        spellCheck={false}
      />
      <FormTextarea
        form={form}
        name="description"
        label={t('voiceTools.form.description')}
        hint={t('voiceTools.form.descriptionHint')}
        maxLength={TOOL_LIMITS.description.max}
        isRequired
      />
      <FormSelect
        form={form}
        name="kind"
        label={t('voiceTools.form.kind')}
        placeholder={t('voiceTools.form.chooseKind')}
        options={TOOL_KINDS.map((value) => ({ value, label: t(`voiceTools.kind.${value}`) }))}
        isRequired
      />
      {values.kind === 'integration' ? (
        <ProviderField form={form} provider={values.provider} {...rest} />
      ) : null}
      {values.kind === 'http' ? (
        <>
          <NarrowAndWide>
            <FormSelect
              form={form}
              name="method"
              label={t('voiceTools.form.method')}
              options={TOOL_METHODS.map((value) => ({ value, label: value }))}
            />
            <FormTextField
              form={form}
              name="url"
              label={t('voiceTools.form.url')}
              placeholder="https://"
              type="url"
              isRequired
              maxLength={TOOL_LIMITS.url}
            />
          </NarrowAndWide>
          <HeadersField form={form} />
        </>
      ) : null}
      <ParametersField form={form} />
      <SampleRequest values={values} />
      <Timeout>
        <FormNumberField
          form={form}
          name="timeout"
          label={t('voiceTools.form.timeout')}
          hint={t('voiceTools.form.timeoutHint')}
          {...TOOL_LIMITS.timeoutSeconds}
          format={{ maximumFractionDigits: 0 }}
          isRequired
        />
      </Timeout>
      <FormSwitch form={form} name="isEnabled" label={t('voiceTools.enabled')} />
    </>
  );
}

interface ProviderFieldProps extends Omit<ToolFieldsProps, 'listsMissing'> {
  provider: string;
}

function ProviderField({ form, provider, integrations, integrationsHref }: ProviderFieldProps) {
  const t = useTranslation(voiceToolsTexts);
  const known = dataOf(integrations) ?? [];
  const chosen = known.find((one) => one.provider === provider);
  const isListed = provider === '' || chosen !== undefined;
  const options = [
    ...known.map((one) => ({ value: one.provider, label: one.name })),
    ...(isListed ? [] : [{ value: provider, label: provider }]),
  ];
  return (
    <>
      <FormSelect
        form={form}
        name="provider"
        label={t('voiceTools.form.provider')}
        placeholder={t('voiceTools.form.chooseProvider')}
        options={options}
        isRequired
      />
      {integrations.status === 'error' ? (
        <Banner tone="warning">{t('voiceTools.form.providersFailed')}</Banner>
      ) : null}
      {chosen && !chosen.isConnected ? (
        <Banner
          tone="warning"
          actions={<Link href={integrationsHref}>{t('voiceTools.form.connect')}</Link>}
        >
          {t('voiceTools.connectFirst', { name: chosen.name })}
        </Banner>
      ) : null}
    </>
  );
}
