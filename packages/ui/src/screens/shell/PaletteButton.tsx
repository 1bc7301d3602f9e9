import { shellTexts, useTranslation } from '@platform/i18n';
import { Search } from 'lucide';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useTooltip } from '../../components/Tooltip/useTooltip.tsx';
import { focusClicked } from '../../internal/focusClicked.ts';
import { ariaKeys, useKeyNames } from '../../shortcuts/keyNames.ts';
import { Keys } from '../../shortcuts/Keys.tsx';
import { Label, Root } from './PaletteButton.styles.ts';

interface PaletteButtonProps {
  isCollapsed: boolean;
  onOpenPalette: () => void;
}

export function PaletteButton({ isCollapsed, onOpenPalette }: PaletteButtonProps) {
  const t = useTranslation(shellTexts);
  const nameOf = useKeyNames();
  const label = t('shell.nav.jump');
  const { attributes, layer } = useTooltip({
    text: isCollapsed ? label : undefined,
    shortcut: nameOf('mod+k'),
    placement: 'right',
  });
  return (
    <>
      <Root
        type="button"
        {...attributes}
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts={ariaKeys('mod+k')}
        data-collapsed={isCollapsed || undefined}
        onClick={({ currentTarget }) => {
          focusClicked(currentTarget);
          onOpenPalette();
        }}
      >
        <Icon icon={Search} />
        {isCollapsed ? null : (
          <>
            <Label>{label}</Label>
            <Keys keys="mod+k" />
          </>
        )}
      </Root>
      {layer}
    </>
  );
}
