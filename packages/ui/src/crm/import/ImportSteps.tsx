import { crmImportTexts, useTranslation } from '@platform/i18n';
import { Check } from 'lucide';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Item, List, Mark } from './ImportSteps.styles.ts';
import type { ImportState } from './types.ts';

const places: Record<ImportState['step'], number> = { file: 0, match: 1, run: 2, report: 3 };

/** Where the import is: File, Match and check, Import (design language, Step list). */
export function ImportSteps({ step }: { step: ImportState['step'] }) {
  const t = useTranslation(crmImportTexts);
  const names = [t('crmImport.step.file'), t('crmImport.step.match'), t('crmImport.step.run')];
  const now = places[step];
  return (
    <List aria-label={t('crmImport.step.label')}>
      {names.map((name, place) => (
        <Item
          key={name}
          data-state={place < now ? 'done' : place === now ? 'now' : 'todo'}
          aria-current={place === now ? 'step' : undefined}
        >
          <Mark aria-hidden="true">
            {place < now ? <Icon icon={Check} size="small" /> : place + 1}
          </Mark>
          {name}
        </Item>
      ))}
    </List>
  );
}
