import type { ToolTemplate } from '@platform/domain';
import { useTranslation, voiceToolsTexts } from '@platform/i18n';
import { Plus } from 'lucide';
import { Dialog } from '../../../components/Dialog/index.ts';
import { IconTile } from '../../../patterns/IconTile/IconTile.tsx';
import { RemoteContent } from '../../../patterns/RemoteContent/RemoteContent.tsx';
import type { Remote } from '../../../remote.ts';
import { ChoiceButton } from './TemplateDialog.styles.ts';
import { missingText } from './texts.ts';
import { kindIcon } from './toolKinds.ts';
import { missingOf, valuesOf } from './toolValues.ts';
import { Text } from '../../../components/Text/Text.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';

export interface TemplateDialogProps {
  templates: Remote<readonly ToolTemplate[]>;
  onChoose: (template: ToolTemplate | null) => void;
  onClose: () => void;
}

export function TemplateDialog({ templates, onChoose, onClose }: TemplateDialogProps) {
  const t = useTranslation(voiceToolsTexts);
  return (
    <Dialog.Root
      open
      onOpenChange={onClose}
      title={t('voiceTools.templates.title')}
      description={t('voiceTools.templates.description')}
    >
      <Dialog.Body>
        <Stack as="ul" gap="2">
          <li>
            <ChoiceButton data-autofocus onClick={() => onChoose(null)}>
              <IconTile icon={Plus} />
              <Text as="b" type="title">
                {t('voiceTools.templates.scratch')}
              </Text>
              <Text tone="secondary" breaksWords>
                {t('voiceTools.templates.scratchText')}
              </Text>
            </ChoiceButton>
          </li>
        </Stack>
        {templates.status === 'unavailable' ? null : (
          <RemoteContent source={templates} loadingText={t('voiceTools.templates.loading')}>
            {(list) => (
              <Stack as="ul" gap="2">
                {list.map((template) => (
                  <li key={template.key}>
                    <Choice template={template} onChoose={onChoose} />
                  </li>
                ))}
              </Stack>
            )}
          </RemoteContent>
        )}
      </Dialog.Body>
    </Dialog.Root>
  );
}

interface ChoiceProps extends Pick<TemplateDialogProps, 'onChoose'> {
  template: ToolTemplate;
}

function Choice({ template, onChoose }: ChoiceProps) {
  const t = useTranslation(voiceToolsTexts);
  const { name, description, defaults } = template;
  const missing = missingOf(valuesOf(defaults));
  return (
    <ChoiceButton onClick={() => onChoose(template)}>
      <IconTile icon={kindIcon(defaults.kind)} tone="accent" />
      <Text as="b" type="title">
        <bdi>{name}</bdi>
      </Text>
      <Text tone="secondary" breaksWords>
        <bdi>{description}</bdi>
      </Text>
      {missing.length > 0 ? (
        <Text tone="tertiary" size="md" breaksWords>
          {t('voiceTools.templates.lacks', { fields: missingText(t, missing) })}
        </Text>
      ) : null}
    </ChoiceButton>
  );
}
