import { ChevronDown } from 'lucide';
import { useFormats } from '@platform/i18n';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../../Icon/Icon.tsx';
import { Menu } from '../../Menu/index.ts';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx';
import { columnItems } from './columnItems.ts';
import { ResizeHandle } from './ResizeHandle.tsx';
import { useTableTexts } from './texts.ts';
import type { HeadToolsProps } from './layoutTypes.ts';
import { usePinOffsets } from './usePinOffsets.ts';

/** Menu and resize handle of a header. The first header also announces changes. */
export function HeadTools(props: HeadToolsProps) {
  const { column, layout, isFirst } = props;
  const t = useTableTexts();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const handleRef = useRef<HTMLHRElement>(null);
  const { notice } = layout;
  useLayoutEffect(() => {
    // Moving an element in the document takes the focus from it.
    if (notice?.focusId === column.id) triggerRef.current?.focus({ preventScroll: true });
  }, [notice, column.id]);
  usePinOffsets(triggerRef, isFirst, layout.value);
  const items = () =>
    columnItems({
      ...props,
      t,
      isRtl:
        triggerRef.current !== null && getComputedStyle(triggerRef.current).direction === 'rtl',
      onResize: () => handleRef.current?.focus(),
    });
  return (
    <>
      <span data-column-menu>
        <Menu.Root>
          <Menu.Trigger
            ref={triggerRef}
            variant="bare"
            label={t('tables.options', { column: column.header })}
          >
            <Icon icon={ChevronDown} />
          </Menu.Trigger>
          <Menu.Items items={items} />
        </Menu.Root>
      </span>
      <ResizeHandle
        ref={handleRef}
        column={column}
        layout={layout}
        onDone={() => triggerRef.current?.focus()}
      />
      {isFirst ? <Announcement {...props} /> : null}
    </>
  );
}

/** Announces changes, which are otherwise silent. */
function Announcement({ columns, layout: { notice, arrange } }: HeadToolsProps) {
  const { message, columnId } = notice ?? {};
  const t = useTableTexts();
  const formats = useFormats();
  const shown = arrange(columns).columns;
  const name = columns.find(({ id }) => id === columnId)?.header ?? '';
  const texts = () => {
    switch (message) {
      case 'moved':
        return t('tables.moved', {
          column: name,
          position: formats.number(shown.findIndex(({ id }) => id === columnId) + 1),
          total: formats.number(shown.length),
        });
      case 'wasReset':
        return t('tables.wasReset');
      case undefined:
        return '';
      default:
        return t(`tables.${message}`, { column: name });
    }
  };
  return <VisuallyHidden aria-live="polite">{texts()}</VisuallyHidden>;
}
