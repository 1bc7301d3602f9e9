import type { Template } from '@platform/domain';
import { contentTemplatesTexts, useTranslation } from '@platform/i18n';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Dialog } from '../../components/Dialog/index.ts';
import { Facts } from './TemplateGrid.styles.ts';
import type { TemplatesScreenProps } from './types.ts';

export interface TemplatePreviewProps extends Pick<TemplatesScreenProps, 'briefHref'> {
  template: Template;
  onEdit: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
  onClose: () => void;
}

/** What a template asks for and tells the model, and what can be done with it. */
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
      closeLabel={t('common.action.close')}
    >
      <Dialog.Body>
        <Facts>
          <h3>{t('contentTemplates.preview.inputs')}</h3>
          {inputs.length === 0 ? <p>{t('contentTemplates.preview.noInputs')}</p> : null}
          <ul>
            {inputs.map(({ key, label, type, isRequired }) => (
              <li key={key}>
                <bdi>{label}</bdi>
                <small>
                  {t(`contentTemplates.inputType.${type}`)}
                  {isRequired ? `, ${t('contentTemplates.preview.required')}` : null}
                </small>
              </li>
            ))}
          </ul>
          <h3>{t('contentTemplates.preview.prompt')}</h3>
          <pre>{prompt}</pre>
          {uses ? <p>{t('contentTemplates.preview.usedBy', { count: uses })}</p> : null}
          {isBuiltIn ? <p>{t('contentTemplates.preview.readOnly')}</p> : null}
        </Facts>
      </Dialog.Body>
      <Dialog.Footer>
        {isBuiltIn ? null : (
          <>
            <Button variant="dangerQuiet" onClick={onDelete}>
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
