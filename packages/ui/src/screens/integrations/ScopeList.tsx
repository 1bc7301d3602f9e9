import { integrationsTexts, useTranslation } from '@platform/i18n';
import { Check, Minus, TriangleAlert } from 'lucide';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Missing, ScopeIcon } from './ScopeList.styles.ts';
import type { ScopeRow } from './scopeRows.ts';

export interface ScopeListProps {
  rows: readonly ScopeRow[];
}

const ICONS = { requested: Minus, granted: Check, missing: TriangleAlert };

export function ScopeList({ rows }: ScopeListProps) {
  const t = useTranslation(integrationsTexts);
  if (rows.length === 0) {
    return (
      <Text as="p" tone="tertiary" size="md" leading="tight">
        {t('integrations.scopes.none')}
      </Text>
    );
  }
  return (
    <Stack as="ul" gap="1-5">
      {rows.map(({ key, name, id, state }) => (
        <Stack as="li" key={key} direction="row" align="start" gap="2">
          <ScopeIcon icon={ICONS[state]} size="small" data-state={state} />
          <Text tone="secondary" size="md" leading="tight" breaksWords>
            {name ? t(`integrations.scope.${name}`) : <bdi>{id}</bdi>}
            {state === 'missing' ? (
              <Missing tone="warning" weight="medium">
                {t('integrations.scopes.missing')}
              </Missing>
            ) : null}
            {state === 'granted' ? (
              <VisuallyHidden> {t('integrations.scopes.granted')}</VisuallyHidden>
            ) : null}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
