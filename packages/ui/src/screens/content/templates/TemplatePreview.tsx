import type { Template } from '@platform/domain';
import { contentTemplatesTexts, useTranslation } from '@platform/i18n';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx';
import { Dialog } from '../../../components/Dialog/index.ts';
import { Input, Inputs, PartTitle, Prompt, Remark } from './TemplateGrid.styles.ts';
import type { TemplatesScreenProps } from './templatesTypes.ts';
import { Text } from '../../../components/Text/Text.tsx';

export interface TemplatePreviewProps extends Pick<TemplatesScreenProps, 'briefHref'> {
  template: Template;
  onEdit: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
  onClose: () => void;
}

export function TemplatePreview(props: TemplatePreviewProps) {
  const { template, briefHref, onEdit, onDuplicate, onDelete, onClose } = props;
  const t = useTranslation(contentTemplatesTexts);
  const { id, name, description, inputs, prompt, isBuiltIn, uses } = template;
  return (
    <Dialog.Root
      open
      size="large"
      onOpenChange={onClose}
      title={<bdi>{name}</bdi>}
      description={<bdi>{description}</bdi>}
    >
      <Dialog.Body>
        <div>
          <PartTitle forwardedAs="h3" type="label">
            {t('contentTemplates.preview.inputs')}
          </PartTitle>
          {inputs.length === 0 ? (
            <Remark forwardedAs="p" tone="secondary">
              {t('contentTemplates.preview.noInputs')}
            </Remark>
          ) : null}
          <Inputs>
            {inputs.map(({ key, label, type, isRequired }) => (
              <Input key={key}>
                <bdi>{label}</bdi>
                <Text as="small" tone="secondary" size="md">
                  {t(`contentTemplates.inputType.${type}`)}
                  {isRequired ? `, ${t('contentTemplates.preview.required')}` : null}
                </Text>
              </Input>
            ))}
          </Inputs>
          <PartTitle forwardedAs="h3" type="label">
            {t('contentTemplates.preview.prompt')}
          </PartTitle>
          <Prompt>{prompt}</Prompt>
          {uses ? (
            <Remark forwardedAs="p" tone="secondary">
              {t('contentTemplates.preview.usedBy', { count: uses })}
            </Remark>
          ) : null}
          {isBuiltIn ? (
            <Remark forwardedAs="p" tone="secondary">
              {t('contentTemplates.preview.readOnly')}
            </Remark>
          ) : null}
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        {isBuiltIn ? null : (
          <>
            <Button variant="danger" emphasis="low" onClick={onDelete}>
              {t('contentTemplates.delete')}
            </Button>
            <Button onClick={onEdit}>{t('contentTemplates.edit')}</Button>
          </>
        )}
        <Button onClick={onDuplicate}>{t('contentTemplates.duplicate')}</Button>
        <ButtonLink variant="primary" href={briefHref(id)}>
          {t('contentTemplates.use')}
        </ButtonLink>
      </Dialog.Footer>
    </Dialog.Root>
  );
}
