import { uploadsTexts, useComponentTexts } from '@platform/i18n';
import { useState } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field } from '../../components/Field/index.ts';
import { useComposedRefs } from '../../internal/useComposedRefs.ts';
import { useControllableState } from '../../internal/useControllableState.ts';
import { useKeptRowFocus } from '../../internal/useKeptFocus.ts';
import { ChosenFile } from './ChosenFile.tsx';
import { FileDropZone } from './FileDropZone.tsx';
import type { FileDropZoneProps } from './FileDropZone.tsx';
import { checkFiles } from './fileRules.ts';
import type { FileRefusal, FileRules } from './fileRules.ts';
import { Files, News } from './FileUpload.styles.ts';
import type { FileUploadState } from './types.ts';
import { refusalText, rulesText, stateText } from './uploadTexts.ts';
import { useUploadAnnouncement } from './useUploadAnnouncement.ts';

export interface FileUploadProps
  extends
    Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'defaultValue' | 'onChange'>,
    FileRules,
    Pick<FileDropZoneProps, 'multiple' | 'overTitle' | 'browseLabel'> {
  /** Names the group of the drop zone and its files. */
  label: ReactNode;
  /** Hides the label visually. @default false */
  isLabelHidden?: boolean | undefined;
  /** The accepted files, if controlled. */
  value?: readonly File[] | undefined;
  /** Initially accepted files, if uncontrolled. @default none */
  defaultValue?: readonly File[] | undefined;
  /** Called with all accepted files when one is added or removed. */
  onValueChange?: ((files: readonly File[]) => void) | undefined;
  /** Called with the files that were not added. They are listed with their reasons. */
  onRefuse?: ((refused: readonly FileRefusal[]) => void) | undefined;
  /** State of each file's upload. Omit it if the files are sent with a form. */
  uploads?: ReadonlyMap<File, FileUploadState> | undefined;
  /** Cancels a waiting or running upload. Without it, the file can be removed instead. */
  onCancel?: ((file: File) => void) | undefined;
  /** Sends a failed or cancelled file again. */
  onRetry?: ((file: File) => void) | undefined;
  /** Invitation to drop files. @default 'Drop files here' or 'Drop a file here' */
  dropTitle?: string | undefined;
  /** The rules in words. @default extensions, largest size and number */
  rules?: string | undefined;
  /** Reason of a refusal, as a sentence. @default one per reason */
  describeRefusal?: ((refusal: FileRefusal) => string) | undefined;
  /** Help text below the label. */
  hint?: string | undefined;
  /** Error message below the files; makes the group invalid. */
  error?: string | undefined;
  /** Marks the group as required, visibly and for assistive technology. @default false */
  isRequired?: boolean | undefined;
}

const NO_FILES: readonly File[] = [];
/** Maximum number of refused files named in one announcement. */
const MAX_ANNOUNCED = 3;

/**
 * Files, dropped or chosen, with progress, cancel and retry if they are uploaded at once. A file that
 * breaks the rules is listed with the reason. Props and `ref` reach the root `<fieldset>`.
 */
export function FileUpload({
  label,
  isLabelHidden,
  accept,
  maxSize,
  maxFiles,
  multiple = false,
  value: controlled,
  defaultValue = NO_FILES,
  onValueChange,
  onRefuse,
  uploads,
  onCancel,
  onRetry,
  dropTitle,
  overTitle,
  browseLabel,
  rules: givenRules,
  describeRefusal,
  ref,
  ...rest
}: FileUploadProps) {
  const t = useComponentTexts(uploadsTexts);
  const limits: FileRules = { accept, maxSize, maxFiles: multiple ? maxFiles : 1 };
  const [files, setFiles] = useControllableState({
    value: controlled,
    defaultValue,
    onValueChange,
  });
  const [refused, setRefused] = useState<readonly FileRefusal[]>([]);
  const { listRef, rowRef } = useKeptRowFocus();
  const rootRef = useComposedRefs<HTMLFieldSetElement>(ref, listRef);
  const isDisabled = rest.disabled ?? false;
  const describe = describeRefusal ?? ((refusal) => refusalText(t, refusal, limits));
  const { announcement, announce } = useUploadAnnouncement(
    files,
    uploads,
    (file) => `${file.name}: ${stateText(t, file, uploads?.get(file))}`,
  );

  function add(incoming: readonly File[], folders: ReadonlySet<File>): void {
    const present = multiple ? files : NO_FILES;
    const result = checkFiles(incoming, folders, present, limits);
    setRefused(result.refused);
    if (result.accepted.length > 0) setFiles([...present, ...result.accepted]);
    if (result.refused.length > 0) onRefuse?.(result.refused);
    announce(
      [
        result.accepted.length > 0 ? t('uploads.added', { count: result.accepted.length }) : '',
        result.refused.length > 0 ? t('uploads.refused', { count: result.refused.length }) : '',
        ...result.refused
          .slice(0, MAX_ANNOUNCED)
          .map((refusal) => `${refusal.file.name}: ${describe(refusal)}`),
      ]
        .filter(Boolean)
        .join(' '),
    );
  }

  function remove(file: File): void {
    setFiles(files.filter((other) => other !== file));
    announce(t('uploads.removed', { name: file.name }));
  }

  function dismiss(refusal: FileRefusal): void {
    setRefused(refused.filter((other) => other !== refusal));
    announce(t('uploads.removed', { name: refusal.file.name }));
  }

  return (
    <Field.Group {...rest} ref={rootRef}>
      <Field.Legend isHidden={isLabelHidden}>{label}</Field.Legend>
      <Field.Hint />
      <FileDropZone
        ref={rowRef}
        accept={accept}
        multiple={multiple}
        title={dropTitle}
        overTitle={overTitle}
        browseLabel={browseLabel}
        hint={givenRules ?? rulesText(t, limits, multiple)}
        disabled={isDisabled}
        isInvalid={Boolean(rest.error)}
        onFiles={add}
      />
      {files.length + refused.length > 0 ? (
        <Files aria-label={t('uploads.list')}>
          {files.map((file) => (
            <ChosenFile
              key={keyOf(file)}
              ref={rowRef}
              file={file}
              state={uploads?.get(file)}
              note={stateText(t, file, uploads?.get(file))}
              isRefused={false}
              isDisabled={isDisabled}
              onRemove={() => remove(file)}
              onCancel={onCancel && (() => onCancel(file))}
              onRetry={onRetry && (() => onRetry(file))}
            />
          ))}
          {refused.map((refusal) => (
            <ChosenFile
              key={keyOf(refusal.file)}
              ref={rowRef}
              file={refusal.file}
              state={undefined}
              note={describe(refusal)}
              isRefused
              isDisabled={isDisabled}
              onRemove={() => dismiss(refusal)}
              onCancel={undefined}
              onRetry={undefined}
            />
          ))}
        </Files>
      ) : null}
      <Field.Error />
      <News>
        {/* A new element, so that the same text is announced again. */}
        <span key={announcement.id}>{announcement.text}</span>
      </News>
    </Field.Group>
  );
}

const keys = new WeakMap<File, string>();
let lastKey = 0;

function keyOf(file: File): string {
  const key = keys.get(file) ?? String((lastKey += 1));
  keys.set(file, key);
  return key;
}
