import { paletteTexts, shellTexts, useTranslation } from '@platform/i18n';
import type { UseComboboxPropGetters } from 'downshift';
import { memo } from 'react';
import type { MouseEvent } from 'react';
import { preventDownshiftDefault } from '../../internal/preventDownshiftDefault.ts';
import { Caption, More } from './PaletteRows.styles.ts';
import type { FoundGroup } from './findItems.ts';
import { PaletteRow } from './PaletteRow.tsx';
import type { PaletteItem } from './types.ts';

interface PaletteRowsProps {
  groups: readonly FoundGroup[];
  words: readonly string[];
  /** Index of the active row among all rows. */
  activeIndex: number;
  getItemProps: UseComboboxPropGetters<PaletteItem>['getItemProps'];
  onChoose: (item: PaletteItem) => void;
  onOpenActions: (item: PaletteItem) => void;
}

/** Memoised, so that the field shows a keystroke before its results render. */
export const PaletteRows = memo(function PaletteRows(props: PaletteRowsProps) {
  const { groups, words, activeIndex, getItemProps, onChoose, onOpenActions } = props;
  const t = useTranslation(paletteTexts, shellTexts);
  return groups.map((group) => (
    // oxlint-disable-next-line prefer-tag-over-role -- a listbox takes no other groups
    <div key={group.id} role="group" aria-label={group.label}>
      <Caption aria-hidden="true">{group.label}</Caption>
      {group.items.map((item, position) => {
        const index = group.start + position;
        return (
          <PaletteRow
            key={item.id}
            {...getItemProps({
              item,
              index,
              onClick: (event: MouseEvent) => {
                preventDownshiftDefault(event);
                onChoose(item);
              },
            })}
            item={item}
            words={words}
            soonText={t('shell.nav.soon')}
            onOpenActions={onOpenActions}
            isActive={index === activeIndex}
          />
        );
      })}
      {group.more > 0 ? (
        <More aria-hidden="true">{t('palette.more', { count: group.more })}</More>
      ) : null}
    </div>
  ));
});
