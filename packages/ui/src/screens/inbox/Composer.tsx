import { INBOX_LIMITS } from '@platform/domain';
import { inboxTexts, useTranslation } from '@platform/i18n';
import { trimText, unlessComposing } from '@platform/i18n/text';
import { Lock, Send } from 'lucide';
import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, Ref, SyntheticEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Field } from '../../components/Field/index.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { sendByEnter, submitByKeys } from '../../internal/submitByKeys.ts';
import type { FormDrafts } from '../../patterns/FormDialog/formTypes.ts';
import { SendHint } from '../../patterns/WritingBox/SendHint.tsx';
import { useShortcuts } from '../../shortcuts/useShortcut.ts';
import { ComposerArea, Footer, Form, Kinds, Message } from './Composer.styles.ts';
import type { InboxDraft } from './types.ts';

export interface ComposerHandle {
  /** Inserts a text before the current one and focuses the field. */
  insert: (text: string, isPrivate: boolean) => void;
  reply: () => void;
}

export interface ComposerProps {
  conversationId: string;
  name: string;
  drafts: FormDrafts<InboxDraft>;
  isOnline: boolean;
  onSend: (text: string, isPrivate: boolean) => void;
  onLeave: () => void;
  takeBufferedTyping: (conversationId: string) => keyof InboxDraft | null;
  handle: Ref<ComposerHandle>;
}

const EMPTY: InboxDraft = { reply: '', note: '' };

/** Keeps one draft for the reply and one for the note. Use the conversation as its `key`. */
export function Composer(props: ComposerProps) {
  const { conversationId, name, drafts, isOnline, onSend, onLeave, takeBufferedTyping, handle } =
    props;
  const t = useTranslation(inboxTexts);
  const messageRef = useRef<HTMLTextAreaElement>(null);
  const [kind, setKind] = useState<keyof InboxDraft>('reply');
  const [texts, setTexts] = useState<InboxDraft>(() => drafts.read(conversationId) ?? EMPTY);
  const text = texts[kind];
  const isPrivate = kind === 'note';
  const isLong = text.length > INBOX_LIMITS.text;
  const [isStored, setStored] = useState(true);
  const isWritten = trimText(text) !== '';

  function change(next: InboxDraft): void {
    setTexts(next);
    setStored(drafts.keep(conversationId, next.reply || next.note ? next : null) !== false);
  }

  function goTo(next: keyof InboxDraft): void {
    setKind(next);
    messageRef.current?.focus();
  }

  useLayoutEffect(() => {
    const bufferedKind = takeBufferedTyping(conversationId);
    const area = messageRef.current;
    if (!bufferedKind || !area) return;
    setKind(bufferedKind);
    // More may have been typed since the first render.
    setTexts(drafts.read(conversationId) ?? EMPTY);
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
  }, [takeBufferedTyping, drafts, conversationId]);

  useImperativeHandle(handle, () => ({
    insert(returned, isNote) {
      const to = isNote ? 'note' : 'reply';
      const joined = [returned, texts[to]].filter((each) => trimText(each) !== '').join('\n\n');
      change({ ...texts, [to]: joined });
      goTo(to);
    },
    reply: () => goTo('reply'),
  }));

  useShortcuts([
    { id: 'inbox.reply', keys: 'r', label: t('inbox.compose.reply'), onPress: () => goTo('reply') },
    { id: 'inbox.note', keys: 'n', label: t('inbox.compose.note'), onPress: () => goTo('note') },
  ]);

  function handleSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    if (!isWritten || isLong || !isOnline) return;
    onSend(text, isPrivate);
    change({ ...texts, [kind]: '' });
    messageRef.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
    submitByKeys(event);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onLeave();
  }

  return (
    <ComposerArea>
      <Form
        data-private={isPrivate || undefined}
        onSubmit={handleSubmit}
        onKeyDown={unlessComposing(handleKeyDown)}
      >
        <Kinds>
          <SegmentedControl
            label={t('inbox.compose.kind')}
            options={[
              { value: 'reply', label: t('inbox.compose.reply') },
              {
                value: 'note',
                label: t('inbox.compose.note'),
                icon: <Icon icon={Lock} size="small" />,
              },
            ]}
            value={kind}
            onValueChange={setKind}
          />
        </Kinds>
        <Field.Root
          error={isLong ? t('inbox.compose.long', { count: INBOX_LIMITS.text }) : undefined}
        >
          <Field.Label isHidden>
            {isPrivate ? t('inbox.compose.note') : t('inbox.compose.reply')}
          </Field.Label>
          <Message
            ref={messageRef}
            rows={2}
            placeholder={
              isPrivate ? t('inbox.compose.noteFor') : t('inbox.compose.replyTo', { name })
            }
            value={text}
            onChange={(event) => change({ ...texts, [kind]: event.target.value })}
            {...(isPrivate ? {} : { onKeyDown: sendByEnter })}
          />
          <Field.Error />
        </Field.Root>
        <Footer>
          <output>{isOnline ? null : t('inbox.compose.offline')}</output>
          <span aria-live="polite">{isWritten && isStored ? t('common.draft.kept') : null}</span>
          <Stack direction="row" gap="3">
            <SendHint kind={isPrivate ? 'longText' : 'chat'} />
            <Button
              type="submit"
              variant="primary"
              size="small"
              startIcon={<Icon icon={Send} />}
              disabledReason={isOnline ? undefined : t('inbox.compose.offline')}
            >
              {isPrivate ? t('inbox.compose.addNote') : t('inbox.compose.send')}
            </Button>
          </Stack>
        </Footer>
      </Form>
    </ComposerArea>
  );
}
