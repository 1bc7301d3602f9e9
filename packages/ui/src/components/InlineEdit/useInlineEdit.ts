import { trimText } from '@platform/i18n/text';
import { useRef, useState } from 'react';
import type { InlineEditProps } from './InlineEdit.tsx';

interface InlineEditOptions extends Pick<InlineEditProps, 'value' | 'onSave' | 'validate'> {
  isRequired: boolean;
  messages: { required: string; failed: string };
}

/** State of an `InlineEdit`: the draft while it is open, its error, and whether it is being saved. */
export function useInlineEdit(options: InlineEditOptions) {
  const { value, isRequired, validate, onSave, messages } = options;
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  // A second commit may come from the blur that follows Enter, before the state has changed.
  const isBusy = useRef(false);

  function close(): void {
    setDraft(null);
    setError(undefined);
  }

  /** Resolves to true once the field is closed. */
  async function commit(): Promise<boolean> {
    if (draft === null || isBusy.current) return false;
    const text = trimText(draft);
    if (text === value) {
      close();
      return true;
    }
    const refusal = isRequired && text === '' ? messages.required : validate?.(text);
    if (refusal) {
      setError(refusal);
      return false;
    }
    isBusy.current = true;
    setSaving(true);
    setError(undefined);
    const failure = await save(text);
    isBusy.current = false;
    setSaving(false);
    if (failure) setError(failure);
    else close();
    return !failure;
  }

  async function save(text: string): Promise<string | void> {
    try {
      return await onSave(text);
    } catch {
      return messages.failed;
    }
  }

  return {
    draft,
    error,
    isSaving,
    open: () => setDraft(value),
    change: (text: string) => {
      setDraft(text);
      setError(undefined);
    },
    cancel: close,
    commit,
  };
}
