import { paletteTexts, useTranslation } from '@platform/i18n';
import { unlessComposing } from '@platform/i18n/text';
import type { KeyboardEvent } from 'react';
import { firstField } from '../../components/Dialog/firstField.ts';
import { matchesKeys } from '../../shortcuts/matchesKeys.ts';
import { Layer, Surface } from './CommandPalette.styles.ts';
import { PaletteFooter } from './PaletteFooter.tsx';
import { PaletteSearch } from './PaletteSearch.tsx';
import type { CommandPaletteProps } from './types.ts';

/** The open palette; WAI-ARIA APG "Combobox" in a dialog. */
export function PaletteLayer(props: CommandPaletteProps) {
  const { onClose } = props;
  const t = useTranslation(paletteTexts);

  function handleKeyDown(event: KeyboardEvent): void {
    if (!matchesKeys(event.nativeEvent, 'mod+k')) return;
    event.preventDefault();
    onClose('escape-key');
  }

  return (
    <Layer onClose={onClose} isDismissable firstFocus={firstField}>
      {(setSurface) => (
        <Surface
          ref={setSurface}
          aria-label={t('palette.label')}
          onKeyDown={unlessComposing(handleKeyDown)}
        >
          <PaletteSearch {...props} />
          <PaletteFooter />
        </Surface>
      )}
    </Layer>
  );
}
