import { figuresTexts, useFormats, useTranslation } from '@platform/i18n';
import { X } from 'lucide';
import { Icon } from '../components/Icon/Icon.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { Root } from './CreatedFilter.styles.ts';
import type { CreatedIn } from './types.ts';

export interface CreatedFilterProps {
  created: CreatedIn;
  onClear: () => void;
}

/** The days that a list is narrowed to by its address, with a button that shows all again. */
export function CreatedFilter({ created: { from, to }, onClear }: CreatedFilterProps) {
  const t = useTranslation(figuresTexts);
  const formats = useFormats();
  return (
    <Root>
      <span>
        {t('figures.created', {
          from: formats.date(from),
          to: formats.date(new Date(to.getTime() - 1)),
        })}
      </span>
      <IconButton
        label={t('figures.allDays')}
        icon={<Icon icon={X} size="small" />}
        size="small"
        onClick={onClear}
      />
    </Root>
  );
}
