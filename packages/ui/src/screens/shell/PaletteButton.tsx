import { shellTexts, useTranslation } from '@platform/i18n';
import { Search } from 'lucide';
import { Icon } from '../../components/Icon/Icon.tsx';
import { KeyCap } from '../../components/Kbd/KeyCap.tsx';
import { ariaKeys } from '../../components/Kbd/keyNames.ts';
import { useTooltip } from '../../components/Tooltip/useTooltip.tsx';
import { focusClicked } from '../../internal/focusClicked.ts';
import { Label, Root } from './PaletteButton.styles.ts';

interface PaletteButtonProps {
  isCollapsed: boolean;
  onOpenPalette: () => void;
}

export function PaletteButton({ isCollapsed, onOpenPalette }: PaletteButtonProps) {
  const t = useTranslation(shellTexts);
  const label = t('shell.nav.jump');
  const { attributes, layer } = useTooltip({
    text: isCollapsed ? label : undefined,
    shortcut: 'mod+k',
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
            <KeyCap keys="mod+k" hidesOnTouch />
          </>
        )}
      </Root>
      {layer}
    </>
  );
}
