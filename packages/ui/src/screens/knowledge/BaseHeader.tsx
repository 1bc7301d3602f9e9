import type { KnowledgeBase } from '@platform/domain';
import { knowledgeTexts, useTranslation } from '@platform/i18n';
import { Pencil, Trash2, Users } from 'lucide';
import { Menu } from '../../components/Menu/index.ts';
import { userNames } from './documentColumns.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Description } from './KnowledgeBaseScreen.styles.ts';

export interface BaseHeaderProps {
  base: KnowledgeBase;
  onChooseAgents: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function BaseHeader({ base, onChooseAgents, onEdit, onDelete }: BaseHeaderProps) {
  const t = useTranslation(knowledgeTexts);
  const names = userNames(t, base.usedBy);
  return (
    <Stack direction="row" gap="4" align="start" justify="between">
      <Stack gap="1">
        <Text as="h2" type="section" breaksWords>
          <bdi>{base.name}</bdi>
        </Text>
        <Description forwardedAs="p" direction="row" wraps gap="0 1">
          {base.description ? (
            <span>
              <bdi>{base.description}</bdi> ·
            </span>
          ) : null}
          <span>
            {names ? t('knowledge.bases.usedBy', { names }) : t('knowledge.bases.usedByNone')}
          </span>
        </Description>
      </Stack>
      <Menu.Root>
        <Menu.Trigger label={t('knowledge.bases.actionsOf', { name: base.name })} />
        <Menu.Items
          placement="bottom-end"
          items={() => [
            { id: 'edit', label: t('knowledge.bases.edit'), icon: Pencil, onSelect: onEdit },
            {
              id: 'attach',
              label: t('knowledge.bases.attach'),
              icon: Users,
              onSelect: onChooseAgents,
            },
            { id: 'line', type: 'separator' },
            {
              id: 'delete',
              label: t('knowledge.bases.delete'),
              icon: Trash2,
              tone: 'danger',
              onSelect: onDelete,
            },
          ]}
        />
      </Menu.Root>
    </Stack>
  );
}
