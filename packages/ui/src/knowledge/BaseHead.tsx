import type { KnowledgeBase } from '@platform/domain';
import { knowledgeTexts, useTranslation } from '@platform/i18n';
import { Pencil, Trash2, Users } from 'lucide';
import { Ellipsis } from '../components/Icon/dots.ts';
import { Icon } from '../components/Icon/Icon.tsx';
import { Menu } from '../components/Menu/index.ts';
import { userNames } from './documentColumns.tsx';
import { Head } from './KnowledgeBaseScreen.styles.ts';

export interface BaseHeadProps {
  base: KnowledgeBase;
  attachHref: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** Description of the base, the agents that use it, and its actions. */
export function BaseHead({ base, attachHref, onEdit, onDelete }: BaseHeadProps) {
  const t = useTranslation(knowledgeTexts);
  const names = userNames(t, base.usedBy);
  return (
    <Head>
      <div>
        <h2>
          <bdi>{base.name}</bdi>
        </h2>
        <p>
          {base.description ? <bdi>{base.description}</bdi> : null}
          <span>
            {names ? t('knowledge.bases.usedBy', { names }) : t('knowledge.bases.usedByNone')}
          </span>
        </p>
      </div>
      <Menu.Root>
        <Menu.Trigger
          label={t('knowledge.bases.actionsOf', { name: base.name })}
          icon={<Icon icon={Ellipsis} />}
        />
        <Menu.Items
          placement="bottom-end"
          items={() => [
            { id: 'edit', label: t('knowledge.bases.edit'), icon: Pencil, onSelect: onEdit },
            { id: 'attach', label: t('knowledge.bases.attach'), icon: Users, href: attachHref },
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
    </Head>
  );
}
