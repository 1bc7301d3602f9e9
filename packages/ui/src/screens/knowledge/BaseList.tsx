import type { KnowledgeBase } from '@platform/domain';
import { knowledgeTexts, useTranslation } from '@platform/i18n';
import { Plus } from 'lucide';
import { useId } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Truncate } from '../../patterns/Truncate/Truncate.tsx';
import { BaseLink, Choice, ListHeader } from './BaseList.styles.ts';
import type {
  KnowledgeBaseActions,
  KnowledgeBaseScreenProps,
  KnowledgeBaseState,
} from './types.ts';

export interface BaseListProps
  extends
    Pick<KnowledgeBaseScreenProps, 'baseHref'>,
    Pick<KnowledgeBaseState, 'baseId'>,
    Pick<KnowledgeBaseActions, 'onBaseChange'> {
  bases: readonly KnowledgeBase[];
  isNarrow?: boolean;
  onCreate: () => void;
}

export function BaseList(props: BaseListProps) {
  const { bases, baseId, baseHref, onBaseChange, onCreate, isNarrow = false } = props;
  const t = useTranslation(knowledgeTexts);
  const headingId = useId();
  const create = (
    <IconButton
      size="small"
      icon={<Icon icon={Plus} />}
      label={t('knowledge.bases.add')}
      aria-haspopup="dialog"
      onClick={onCreate}
    />
  );
  const choice = (
    <Choice direction="row" gap="2" align="end" data-narrow>
      <Select
        label={t('knowledge.bases.choose')}
        options={bases.map(({ id, name }) => ({ value: id, label: name }))}
        value={baseId}
        onValueChange={onBaseChange}
      />
      {create}
    </Choice>
  );
  if (isNarrow) return choice;
  return (
    <>
      <nav aria-labelledby={headingId} data-wide>
        <ListHeader forwardedAs="header" direction="row" justify="between">
          <Text as="h2" type="caption" tone="secondary" weight="medium" id={headingId}>
            {t('knowledge.bases.title')}
          </Text>
          {create}
        </ListHeader>
        <Stack as="ul" gap="0-5">
          {bases.map(({ key, id, name, documents }) => (
            <li key={key}>
              <BaseLink href={baseHref(id)} aria-current={id === baseId ? 'page' : undefined}>
                <Truncate>{name}</Truncate>
                {documents === null ? null : (
                  <Text as="small" type="caption" tone="secondary">
                    {t('knowledge.bases.documents', { count: documents })}
                  </Text>
                )}
              </BaseLink>
            </li>
          ))}
        </Stack>
      </nav>
      {choice}
    </>
  );
}
