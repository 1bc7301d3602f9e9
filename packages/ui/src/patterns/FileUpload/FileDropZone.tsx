import { uploadsTexts, useComponentTexts } from '@platform/i18n';
import { Upload } from 'lucide';
import { useRef } from 'react';
import type { ChangeEvent, ComponentPropsWithRef, Ref } from 'react';
import { Text } from '../../components/Text/Text.tsx';
import { mergeHandlers } from '../../internal/mergeHandlers.ts';
import { useComposedRefs } from '../../internal/useComposedRefs.ts';
import { useFileDrop } from '../../internal/useFileDrop.ts';
import { IconTile } from '../IconTile/IconTile.tsx';
import { Area, BrowseButton, Hint } from './FileDropZone.styles.ts';

export interface FileDropZoneProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'title' | 'children' | 'dir'
> {
  /**
   * Called with chosen or dropped files. Check them, because any file can be dropped. `folders`
   * contains those that are folders.
   */
  onFiles: (files: readonly File[], folders: ReadonlySet<File>) => void;
  /** Types that the browser's dialog offers, as in `<input accept>`: `.pdf,image/*`. */
  accept?: string | undefined;
  /** Lets several files be chosen. @default false */
  multiple?: boolean | undefined;
  /** Accepted types, sizes and number of files. */
  hint?: string | undefined;
  /** Invitation to drop files. @default 'Drop files here' or 'Drop a file here' */
  title?: string | undefined;
  /** Shown while files are over the area. @default 'Let go to add the files' or '… the file' */
  overTitle?: string | undefined;
  /** Label of the button. @default 'Browse files' or 'Browse file' */
  browseLabel?: string | undefined;
  /** Ignores files, and disables the button. @default false */
  disabled?: boolean | undefined;
  /** Marks the area as invalid. @default false */
  isInvalid?: boolean | undefined;
  /** Receives the file input; `click()` opens the browser's dialog. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** An area that files are dropped on, with a button that opens the browser's dialog. */
export function FileDropZone({
  onFiles,
  accept,
  multiple = false,
  hint,
  title,
  overTitle,
  browseLabel,
  disabled = false,
  isInvalid = false,
  inputRef,
  ...rest
}: FileDropZoneProps) {
  const t = useComponentTexts(uploadsTexts);
  const ownRef = useRef<HTMLInputElement>(null);
  const composedRef = useComposedRefs(inputRef, ownRef);
  const { isDraggedOver, dropHandlers } = useFileDrop(onFiles, disabled);
  const browse = browseLabel ?? t(multiple ? 'uploads.drop.browse' : 'uploads.drop.browseOne');

  function handleChange({ target }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(target.files ?? [])];
    if (files.length > 0) onFiles(files, new Set());
    // Selecting the same file again must fire a change.
    target.value = '';
  }

  return (
    <Area
      {...mergeHandlers(rest, dropHandlers)}
      direction="row"
      wraps
      gap="4"
      data-over={isDraggedOver || undefined}
      data-invalid={isInvalid || undefined}
      data-disabled={disabled || undefined}
    >
      <IconTile icon={Upload} tone={disabled ? 'neutral' : 'accent'} />
      <Hint>
        <Text as="b" tone={disabled ? undefined : 'primary'} weight="semibold" isBlock>
          {isDraggedOver
            ? (overTitle ?? t(multiple ? 'uploads.drop.over' : 'uploads.drop.overOne'))
            : (title ?? t(multiple ? 'uploads.drop.title' : 'uploads.drop.titleOne'))}
        </Text>
        {hint}
      </Hint>
      <BrowseButton disabled={disabled} onClick={() => ownRef.current?.click()}>
        {browse}
      </BrowseButton>
      <input
        ref={composedRef}
        type="file"
        multiple={multiple}
        accept={accept}
        disabled={disabled}
        aria-label={browse}
        tabIndex={-1}
        hidden
        onChange={handleChange}
      />
    </Area>
  );
}
