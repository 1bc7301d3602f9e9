import type { ContentSource } from '@platform/domain';
import { contentEditorTexts, contentTexts, useTranslation } from '@platform/i18n';
import { useId } from 'react';
import { Select } from '../../../components/Select/index.ts';
import {
  CONTENT_KINDS,
  CONTENT_LANGUAGES,
  CONTENT_STATES,
  nativeLanguage,
} from '../contentKinds.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Facts, SourcesTitle } from './ContentEditor.styles.ts';
import type { EditedFields } from './editorTypes.ts';

export interface EditorFactsProps {
  fields: EditedFields;
  onFieldsChange: (part: Partial<EditedFields>) => void;
  sources: readonly ContentSource[];
}

export function EditorFacts({ fields, onFieldsChange, sources }: EditorFactsProps) {
  const t = useTranslation(contentTexts, contentEditorTexts);
  const sourcesId = useId();
  const known: readonly string[] = CONTENT_LANGUAGES;
  const languages = known.includes(fields.language) ? known : [...known, fields.language];
  return (
    <Facts aria-label={t('contentEditor.facts')}>
      <Select
        label={t('content.column.status')}
        options={CONTENT_STATES.map((value) => ({ value, label: t(`content.status.${value}`) }))}
        value={fields.status}
        onValueChange={(status) => onFieldsChange({ status })}
      />
      <Select
        label={t('content.column.type')}
        options={CONTENT_KINDS.map((value) => ({ value, label: t(`content.type.${value}`) }))}
        value={fields.type}
        onValueChange={(type) => onFieldsChange({ type })}
      />
      <Select
        label={t('content.column.language')}
        options={languages.map((value) => ({ value, label: nativeLanguage(value) }))}
        value={fields.language}
        onValueChange={(language) => onFieldsChange({ language })}
      />
      {sources.length > 0 ? (
        <>
          <SourcesTitle id={sourcesId}>{t('contentEditor.sources')}</SourcesTitle>
          <Stack as="ul" gap="3" aria-labelledby={sourcesId}>
            {sources.map(({ documentId, documentName, passage }) => (
              <Text as="li" tone="secondary" size="md" breaksWords key={`${documentId} ${passage}`}>
                <Text as="b" tone="primary" weight="medium" isBlock>
                  <bdi>{documentName}</bdi>
                </Text>
                <bdi>{passage}</bdi>
              </Text>
            ))}
          </Stack>
        </>
      ) : null}
    </Facts>
  );
}
