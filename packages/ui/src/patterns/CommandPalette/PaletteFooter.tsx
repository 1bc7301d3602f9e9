import { paletteTexts, useTranslation } from '@platform/i18n';
import { KeyCap } from '../../components/Kbd/KeyCap.tsx';
import { Footer } from './CommandPalette.styles.ts';

/** Hints for the keys. Hidden from screen readers, which announce those of a combobox. */
export function PaletteFooter() {
  const t = useTranslation(paletteTexts);
  return (
    <Footer aria-hidden="true">
      <span>
        <KeyCap keys="↑" hidesOnTouch />
        <KeyCap keys="↓" hidesOnTouch />
        {t('palette.toMove')}
      </span>
      <span>
        <KeyCap keys="Enter" hidesOnTouch />
        {t('palette.toOpen')}
      </span>
      <span>
        <KeyCap keys="→" hidesOnTouch />
        {t('palette.toActions')}
      </span>
      <span>
        <KeyCap keys="Esc" hidesOnTouch />
        {t('palette.toClose')}
      </span>
    </Footer>
  );
}
