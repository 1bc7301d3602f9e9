import type { KnowledgeBase } from '@platform/domain';
import { knowledgeTexts, useTranslation } from '@platform/i18n';
import { Plus } from 'lucide';
import { useId } from 'react';
import { Icon } from '../components/Icon/Icon.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { Link } from '../components/Link/Link.tsx';
import { Select } from '../components/Select/Select.tsx';
import { Choice, Nav } from './BaseList.styles.ts';
import type { KnowledgeBaseScreenProps } from './types.ts';

export interface BaseListProps extends Pick<
  KnowledgeBaseScreenProps,
  'baseId' | 'baseHref' | 'onBaseChange'
> {
  bases: readonly KnowledgeBase[];
  /** Always renders the select. @default false */
  isNarrow?: boolean;
  onCreate: () => void;
}

/** The bases with the current one marked, as links or as a select. */
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
    <Choice data-narrow>
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
      <Nav aria-labelledby={headingId} data-wide>
        <header>
          <h2 id={headingId}>{t('knowledge.bases.title')}</h2>
          {create}
        </header>
        <ul>
          {bases.map(({ key, id, name, documents }) => (
            <li key={key}>
              <Link href={baseHref(id)} aria-current={id === baseId ? 'page' : undefined}>
                <bdi>{name}</bdi>
                {documents === null ? null : (
                  <small>{t('knowledge.bases.documents', { count: documents })}</small>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </Nav>
      {choice}
    </>
  );
}
