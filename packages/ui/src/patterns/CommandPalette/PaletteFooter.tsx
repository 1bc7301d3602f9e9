import { paletteTexts, useTranslation } from '@platform/i18n';
import { Keys } from '../../shortcuts/Keys.tsx';
import { Footer } from './CommandPalette.styles.ts';

/** Hints for the keys. Hidden from screen readers, which announce those of a combobox. */
export function PaletteFooter() {
  const t = useTranslation(paletteTexts);
  return (
    <Footer aria-hidden="true">
      <span>
        <Keys keys="↑" />
        <Keys keys="↓" />
        {t('palette.toMove')}
      </span>
      <span>
        <Keys keys="Enter" />
        {t('palette.toOpen')}
      </span>
      <span>
        <Keys keys="Esc" />
        {t('palette.toClose')}
      </span>
    </Footer>
  );
}
