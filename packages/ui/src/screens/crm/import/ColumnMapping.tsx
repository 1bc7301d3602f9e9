import { crmImportTexts, crmTexts, useTranslation } from '@platform/i18n';
import { ArrowRight } from 'lucide';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { HeaderField, Pair, Pairs, Part, PartHeader } from './ColumnMapping.styles.ts';
import type { ImportActions, ImportMatchStep, ImportTarget } from './importTypes.ts';
import { Text } from '../../../components/Text/Text.tsx';
import { Truncate } from '../../../patterns/Truncate/Truncate.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';

const targets = [
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'consentVoice',
  'consentSms',
  'tags',
  'notes',
] as const;

/** Columns listed at first; exports of other products have over a hundred. */
const MAX_LISTED = 12;

const NO_ROW = 'none';

export interface ColumnMappingProps {
  state: ImportMatchStep;
  actions: ImportActions;
}

export function ColumnMapping({ state, actions }: ColumnMappingProps) {
  const t = useTranslation(crmImportTexts, crmTexts);
  const [isWhole, setIsWhole] = useState(false);
  const { columns } = state;
  const matched = columns.filter(({ target }) => target !== '').length;
  const options = [
    ...targets.map((value) => ({ value, label: t(`crmImport.target.${value}`) })),
    { value: '', label: t('crmImport.match.skip') },
  ];
  const rowOptions = [
    ...state.headerChoices.map(({ number, text }) => ({
      value: String(number),
      label: t('crmImport.file.headerIn', { row: number }),
      description: text,
    })),
    { value: NO_ROW, label: t('crmImport.file.headerNone') },
  ];
  const isTruncated = columns.length > MAX_LISTED && !isWhole;
  const listed = isTruncated
    ? columns.filter(({ target, isUnsaved }) => target !== '' || isUnsaved)
    : columns;
  return (
    <Part aria-label={t('crmImport.match.columns')}>
      <PartHeader>
        <Text as="h3" type="title" tone="primary">
          {t('crmImport.match.columns')}
        </Text>
        <span>{t('crmImport.match.matched', { matched, total: columns.length })}</span>
      </PartHeader>
      <Pairs>
        {listed.map(({ index, header, sample, target, isUnsaved }) => {
          const name = header || t('crmImport.match.unnamed', { number: index + 1 });
          return (
            <Pair key={index}>
              <div>
                <Text size="md" leading="tight" isMono>
                  <Truncate title={name}>{name}</Truncate>
                </Text>
                <Text tone="tertiary" size="sm" leading="tight">
                  <Truncate title={sample}>{sample || t('crmImport.preview.empty')}</Truncate>
                </Text>
              </div>
              <Icon icon={ArrowRight} size="small" />
              <Stack gap="1">
                <Select
                  size="small"
                  label={t('crmImport.match.targetOf', { column: name })}
                  isLabelHidden
                  options={options}
                  value={target}
                  onValueChange={(value) => actions.onTargetChange(index, value as ImportTarget)}
                />
                {isUnsaved && target === '' ? (
                  <Text as="small" type="caption" tone="tertiary">
                    {t('crm.contact.notSaved')}
                  </Text>
                ) : null}
              </Stack>
            </Pair>
          );
        })}
      </Pairs>
      {isTruncated ? (
        <Button size="small" onClick={() => setIsWhole(true)}>
          {t('crmImport.match.showAll', { total: columns.length })}
        </Button>
      ) : null}
      <HeaderField>
        <Select
          size="small"
          label={t('crmImport.file.headerRow')}
          options={rowOptions}
          value={state.headerRow === null ? NO_ROW : String(state.headerRow)}
          onValueChange={(value) =>
            actions.onHeaderRowChange(value === NO_ROW ? null : Number(value))
          }
        />
      </HeaderField>
    </Part>
  );
}
