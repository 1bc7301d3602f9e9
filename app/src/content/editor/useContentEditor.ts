import { conflictIn, contentFieldsOf, saveContent } from '@platform/api';
import type { Content, ContentFields } from '@platform/api';
import { createAutosave } from '@platform/flows';
import type { SaveOutcome } from '@platform/flows';
import { contentEditorTexts, useTranslation } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import type { ConflictChoice, ContentEditorScreenProps, EditedValues } from '@platform/ui/content';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { isUnsupported, serverMessageOr } from '../../data/failures.ts';
import { useAction } from '../../data/useAction.ts';
import { differsFromStored, hasSameContent, useContentDraft } from './useContentDraft.ts';
import { useEditorLeave } from './useEditorLeave.ts';

type Screen = Omit<ContentEditorScreenProps, 'contentsHref' | 'historyHref'>;

const after = (milliseconds: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

const toFields = ({ body, ...fields }: EditedValues): ContentFields => ({
  ...fields,
  body: body(),
});

/** @param onReopen reopens the editor with the latest version */
export function useContentEditor(loaded: Content, onReopen: () => void) {
  const t = useTranslation(contentEditorTexts);
  const draft = useContentDraft(loaded);
  const [found] = useState(() => {
    const storedDraft = draft.read();
    return storedDraft && differsFromStored(storedDraft, loaded) ? storedDraft : undefined;
  });
  const [opened] = useState(() => ({ ...loaded, ...(found?.fields ?? contentFieldsOf(loaded)) }));
  const [hasDraft, setHasDraft] = useState(found !== undefined);
  const [theirs, setTheirs] = useState<Content | null>(null);
  const [isMerging, setMerging] = useState(false);
  const latest = useRef<EditedValues | null>(
    found ? { ...found.fields, body: () => found.fields.body } : null,
  );
  /** Sent without a clear response: the service may have stored it. */
  const unclear = useRef<ContentFields | null>(null);
  const [send] = useAction(saveContent, {
    failure: (error) =>
      isUnsupported(error)
        ? t('contentEditor.notFound')
        : serverMessageOr(error, t('contentEditor.save.failed')),
    failureToast: 'afterLeaving',
  });

  async function save(values: EditedValues, version: number): Promise<SaveOutcome> {
    const fields = toFields(values);
    if (trimText(fields.title) === '') {
      const message = t('contentEditor.save.noTitle');
      return { status: 'failed', message, isFinal: true };
    }
    const outcome = await send({ id: loaded.id, fields, version });
    if (outcome.isDone) {
      if (latest.current === values) {
        latest.current = null;
        draft.keep(null);
        setHasDraft(false);
      }
      return { status: 'saved', version: outcome.output.version };
    }
    // Input made during the save is newer than what was sent.
    draft.keep({ fields: latest.current ? toFields(latest.current) : fields, version });
    const current = conflictIn(outcome.error);
    if (!current) {
      unclear.current = fields;
      const isTooLong = 'body' in outcome.fields;
      const message = isTooLong ? t('contentEditor.save.tooLong') : outcome.message;
      return { status: 'failed', message, isFinal: isTooLong };
    }
    // The response of our own save was lost: the stored version is what was typed here.
    if (unclear.current && hasSameContent(contentFieldsOf(current), unclear.current)) {
      unclear.current = null;
      return save(values, current.version);
    }
    setTheirs(current);
    setMerging(false);
    return { status: 'conflict' };
  }
  const latestSave = useRef(save);
  useLayoutEffect(() => {
    latestSave.current = save;
  });
  const [autosave] = useState(() =>
    createAutosave<EditedValues>({
      version: found?.version ?? loaded.version,
      save: (values, version) => latestSave.current(values, version),
      after,
    }),
  );
  const saveState = useSyncExternalStore(autosave.subscribe, autosave.getState);

  // A newer version than the draft's was loaded and nothing has been typed: reopen with it.
  const isOutdated = saveState.status === 'saved' && !theirs && loaded.version > autosave.version();
  const reopen = useEffectEvent(onReopen);
  useEffect(() => {
    if (isOutdated) reopen();
  }, [isOutdated]);

  const keepDraft = useEffectEvent(() => {
    if (latest.current)
      draft.keep({ fields: toFields(latest.current), version: autosave.version() });
  });
  const leave = useEditorLeave(
    autosave,
    saveState.status,
    useCallback(() => {
      latest.current = null;
      draft.keep(null);
    }, [draft]),
  );

  const sendKept = useEffectEvent(() => {
    if (latest.current) autosave.change(latest.current);
  });
  useEffect(() => {
    sendKept();
    const keep = () => keepDraft();
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    addEventListener('online', autosave.flush);
    return () => {
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      removeEventListener('online', autosave.flush);
      keep();
      autosave.close();
    };
  }, [autosave]);

  const onChange = useCallback(
    (values: EditedValues) => {
      latest.current = values;
      autosave.change(values);
    },
    [autosave],
  );

  function discardDraft(): void {
    latest.current = null;
    draft.keep(null);
    onReopen();
  }

  function onResolveConflict(choice: ConflictChoice): void {
    if (!theirs) return;
    if (choice === 'theirs') return discardDraft();
    setMerging(choice === 'merge');
    if (choice === 'mine') setTheirs(null);
    if (latest.current) {
      autosave.rebase(theirs.version, latest.current, choice === 'mine' ? 'now' : 'later');
    }
  }

  const screen: Screen = {
    content: { ...opened, type: opened.type ?? 'article', status: opened.status ?? 'draft' },
    onChange,
    saveState,
    onRetry: autosave.flush,
    hasDraft,
    onDiscardDraft: discardDraft,
    theirs: theirs && {
      ...contentFieldsOf(theirs),
      author: theirs.updatedBy,
      savedAt: theirs.updatedAt,
    },
    onResolveConflict,
    isMerging,
    onMerged: () => {
      setMerging(false);
      setTheirs(null);
      if (latest.current) autosave.change(latest.current);
    },
  };
  return { screen, leave };
}
