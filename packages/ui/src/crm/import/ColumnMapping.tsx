import { crmImportTexts, useTranslation } from '@platform/i18n';
import { ArrowRight } from 'lucide';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Head, Pairs, Part, Source } from './ColumnMapping.styles.ts';
import type { ImportActions, ImportMatchStep, ImportTarget } from './types.ts';

const targets = ['name', 'firstName', 'lastName', 'email', 'phone', 'notes', 'tags'] as const;

export interface ColumnMappingProps {
  state: ImportMatchStep;
  actions: ImportActions;
}

/** Each column of the file, a value of it, and what it becomes. */
export function ColumnMapping({ state, actions }: ColumnMappingProps) {
  const t = useTranslation(crmImportTexts);
  const { columns } = state;
  const matched = columns.filter(({ target }) => target !== '').length;
  const options = [
    ...targets.map((value) => ({ value, label: t(`crmImport.target.${value}`) })),
    { value: '', label: t('crmImport.match.skip') },
  ];
  return (
    <Part aria-label={t('crmImport.match.columns')}>
      <Head>
        <h3>{t('crmImport.match.columns')}</h3>
        <span>{t('crmImport.match.matched', { matched, total: columns.length })}</span>
      </Head>
      <Pairs>
        {columns.map(({ index, header, sample, target }) => {
          const name = header || t('crmImport.match.unnamed', { number: index + 1 });
          return (
            <li key={index}>
              <Source>
                <span title={name}>{name}</span>
                <small title={sample}>{sample || t('crmImport.preview.empty')}</small>
              </Source>
              <Icon icon={ArrowRight} size="small" />
              <Select
                size="small"
                label={t('crmImport.match.targetOf', { column: name })}
                isLabelHidden
                options={options}
                value={target}
                onValueChange={(value) => actions.onTargetChange(index, value as ImportTarget)}
              />
            </li>
          );
        })}
      </Pairs>
      <Checkbox
        label={t('crmImport.file.header')}
        checked={state.hasHeader}
        onCheckedChange={actions.onHeaderChange}
      />
    </Part>
  );
}
