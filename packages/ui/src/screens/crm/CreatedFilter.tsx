import { figuresTexts, useFormats, useTranslation } from '@platform/i18n';
import { X } from 'lucide';
import { styled } from 'styled-components';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import type { CreatedIn } from './types.ts';

const Root = styled.div`
  display: inline-flex;
  gap: var(--platform-space-1);
  align-items: center;
  min-block-size: 36px;
  padding-inline: var(--platform-space-3) var(--platform-space-0-5);
  border-radius: var(--platform-radius-md);
  background: var(--platform-accent-soft);
  font-size: var(--platform-font-size-md);
  font-variant-numeric: tabular-nums;
`;

export interface CreatedFilterProps {
  created: CreatedIn;
  onClear: () => void;
}

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
