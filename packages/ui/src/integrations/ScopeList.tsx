import { integrationsTexts, useTranslation } from '@platform/i18n';
import { Check, Minus, TriangleAlert } from 'lucide';
import { Icon } from '../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { List, Missing, Quiet } from './ScopeList.styles.ts';
import type { ScopeRow } from './scopeRows.ts';

export interface ScopeListProps {
  rows: readonly ScopeRow[];
}

const ICONS = { asked: Minus, granted: Check, missing: TriangleAlert };

/** Permissions in plain words; an unknown one is shown by its id. */
export function ScopeList({ rows }: ScopeListProps) {
  const t = useTranslation(integrationsTexts);
  if (rows.length === 0) return <Quiet>{t('integrations.scopes.none')}</Quiet>;
  return (
    <List>
      {rows.map(({ key, name, id, state }) => (
        <li key={key} data-state={state}>
          <Icon icon={ICONS[state]} size="small" />
          <span>
            {name ? t(`integrations.scope.${name}`) : <bdi>{id}</bdi>}
            {state === 'missing' ? <Missing>{t('integrations.scopes.missing')}</Missing> : null}
            {state === 'granted' ? (
              <VisuallyHidden> {t('integrations.scopes.granted')}</VisuallyHidden>
            ) : null}
          </span>
        </li>
      ))}
    </List>
  );
}
