import { crmImportTexts, useFormats, useTranslation } from '@platform/i18n';
import { Strip } from './Counts.styles.ts';

export interface CountsProps {
  /** In the order they are shown. */
  counts: readonly {
    name: 'created' | 'refused' | 'unknown' | 'notSent' | 'leftOut';
    value: number;
  }[];
}

/** Figures with their names. */
export function Counts({ counts }: CountsProps) {
  const t = useTranslation(crmImportTexts);
  const formats = useFormats();
  return (
    <Strip>
      {counts.map(({ name, value }) => (
        <div key={name}>
          <dt>{t(`crmImport.result.${name}`)}</dt>
          <dd>{formats.number(value)}</dd>
        </div>
      ))}
    </Strip>
  );
}
