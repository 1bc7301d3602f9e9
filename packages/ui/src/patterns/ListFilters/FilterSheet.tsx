import { controlsTexts, useTranslation } from '@platform/i18n';
import { useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Title } from '../../components/Dialog/Dialog.styles.ts';
import { Sheet } from '../../components/Sheet/Sheet.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { countActive } from './countActive.ts';
import { FilterFields } from './FilterFields.tsx';
import { Content, Fields, Footer, Header } from './FilterSheet.styles.ts';
import type { ListFilterSet } from './types.ts';

export interface FilterSheetProps extends ListFilterSet {
  /** Announced after a filter changed the list; '' announces nothing. */
  found: string;
  onClose: () => void;
}

/** All filters of a list, which apply at once. Mount it while it is open. */
export function FilterSheet({ items, view, results, found, onClear, onClose }: FilterSheetProps) {
  const t = useTranslation(controlsTexts);
  const closeRef = useRef<HTMLButtonElement>(null);
  const title = t('controls.filter.title');

  function clear(): void {
    // The button is removed with the last filter.
    closeRef.current?.focus();
    onClear();
  }

  return (
    <Sheet
      open
      side="end"
      label={title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Content>
        <Header data-closable>
          <Title>{title}</Title>
        </Header>
        <Fields>
          <FilterFields isStacked items={items} />
          {view ? <div>{view}</div> : null}
        </Fields>
        <Footer>
          <Button ref={closeRef} variant="primary" onClick={onClose}>
            {results === undefined
              ? t('controls.filter.showResults')
              : t('controls.filter.show', { count: results })}
          </Button>
          {countActive(items) > 0 ? (
            <Button onClick={clear}>{t('controls.filter.clearAll')}</Button>
          ) : null}
        </Footer>
        {/* The page behind the sheet is inert, and so is its live region. */}
        <output>
          <VisuallyHidden>{found}</VisuallyHidden>
        </output>
      </Content>
    </Sheet>
  );
}
