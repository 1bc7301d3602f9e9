import type { Conversation, ConversationDetail } from '@platform/domain';
import { useFormats, useTranslation, voiceCallsTexts } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { AudioLines } from 'lucide';
import type { ReactNode } from 'react';
import { Avatar } from '../../../../components/Avatar/Avatar.tsx';
import { Badge } from '../../../../components/Badge/Badge.tsx';
import { rowLink } from '../../../../internal/rowLink.ts';
import { IconTile } from '../../../../patterns/IconTile/IconTile.tsx';
import { RecordHead } from '../../../../patterns/RecordPanel/RecordHead.tsx';
import { RecordPanel } from '../../../../patterns/RecordPanel/RecordPanel.tsx';
import type { RecordPanelProps } from '../../../../patterns/RecordPanel/RecordPanel.tsx';
import { RemoteContent } from '../../../../patterns/RemoteContent/RemoteContent.tsx';
import type { PanelSlots } from '../../../../patterns/ScreenSlots/types.ts';
import type { Remote } from '../../../../remote.ts';
import { dataOf } from '../../../../remote.ts';
import {
  agentText,
  directionText,
  dateTimeText,
  otherNumber,
  outcomeText,
  outcomeTone,
} from '../callTexts.ts';
import { LazyNumberText } from '../../numbers/LazyNumberText.ts';
import { CallActions } from './CallActions.tsx';
import { CallBody } from './CallBody.tsx';
import { CallFacts } from './CallFacts.tsx';
import { PanelSections } from '../../../../patterns/ScreenSlots/PanelSections.tsx';

/** An agent's answer that left a question open. */
export interface CallLesson {
  /** What the caller said before. */
  question: string;
  /** What the agent answered. */
  answered: string;
  /** Position in the transcript, which identifies it in the call. */
  turn: number;
}

export interface CallPanelProps extends Pick<
  RecordPanelProps<unknown>,
  'isPreview' | 'onPrevious' | 'onNext'
> {
  /** Id from the URL. */
  callId: string;
  /** The call as listed; `null` if the list does not contain it. */
  call: Remote<Conversation | null>;
  /** The whole call; a refusal for users who may not read transcripts. */
  detail: Remote<ConversationDetail>;
  /** Link that opens the panel of a call. */
  callHref: (callId: string) => string;
  /** Name of the contact; omitted if unknown. */
  contactName?: string | undefined;
  /** Link to the contact; omitted if there is none. */
  contactHref?: string | undefined;
  /** Position in the list, from 1; omitted if the list does not contain the call. */
  position?: { number: number; total: number } | undefined;
  /** Called by the close button, Escape and, in the sheet, the backdrop and a swipe. */
  onClose: () => void;
  /** Fetches the call again, for example because the URL of its recording has expired. */
  onReload?: (() => void) | undefined;
  /** Opens the form of a new interaction from this call; without it there is no such button. */
  onCreateInteraction?: ((call: Conversation) => void) | undefined;
  /** Link to the interaction that logged the call; replaces the button that creates one. */
  loggedHref?: string | undefined;
  /**
   * Opens the form that teaches a better answer, for answers of unresolved and failed calls; without
   * it there is no such button. Memoise it.
   */
  onTeach?: ((lesson: CallLesson) => void) | undefined;
  /** Shown below the facts, such as a `CallFollowUp`. */
  followUp?: ReactNode;
  /** Starts a test call with the caller's lines; without it there is no such button. */
  onReplay?: ((call: ConversationDetail) => void) | undefined;
  /** Custom parts. */
  slots?: PanelSlots<Conversation> | undefined;
}

export function CallPanelContent(props: CallPanelProps) {
  const { callId, call: remote, detail, position, contactName, callHref, onReload, slots } = props;
  const { onTeach } = props;
  const t = useTranslation(voiceCallsTexts);
  const formats = useFormats();

  const nameOf = (call: Conversation): string =>
    trimText(contactName ?? '') ||
    otherNumber(call) ||
    t(call.direction === 'web' ? 'voiceCalls.panel.webCall' : 'voiceCalls.panel.noNumber');
  const titleOf = (call: Conversation) => {
    const name = nameOf(call);
    if (name !== otherNumber(call)) return name;
    return <LazyNumberText number={name} fallback={name} />;
  };
  const subtitleOf = (call: Conversation): string =>
    t(call.direction === 'outbound' ? 'voiceCalls.panel.by' : 'voiceCalls.panel.to', {
      direction: directionText(t, call),
      agent: agentText(t, call),
      time: dateTimeText(formats, call.startedAt),
    });
  const known = dataOf(remote);

  return (
    <RecordPanel
      open
      record={remote}
      recordId={callId}
      label={known ? `${nameOf(known)}, ${subtitleOf(known)}` : t('voiceCalls.panel.label')}
      loadingText={t('voiceCalls.panel.loading')}
      missing={{
        title: t('voiceCalls.panel.missing'),
        description: t('voiceCalls.panel.missingText'),
      }}
      position={
        position &&
        t('voiceCalls.panel.position', {
          place: formats.number(position.number),
          of: formats.number(position.total),
        })
      }
      previousLabel={t('voiceCalls.panel.previous')}
      nextLabel={t('voiceCalls.panel.next')}
      closeLabel={t('voiceCalls.panel.close')}
      onPrevious={props.onPrevious}
      onNext={props.onNext}
      isPreview={props.isPreview}
      onOpenChange={props.onClose}
      returnTo={(opener, page) => rowLink(callHref(callId), opener, page)}
    >
      {(call) => (
        <>
          <RecordHead
            title={titleOf(call)}
            description={subtitleOf(call)}
            media={
              contactName && trimText(contactName) ? (
                <Avatar name={contactName} id={call.contactId} />
              ) : (
                <IconTile icon={AudioLines} tone="accent" />
              )
            }
            actions={
              <Badge tone={outcomeTone(call.outcome)}>
                <bdi>{outcomeText(t, call)}</bdi>
              </Badge>
            }
          />
          <CallFacts {...props} call={call} detail={dataOf(detail)} />
          {props.followUp}
          <RemoteContent source={detail} loadingText={t('voiceCalls.panel.loading')}>
            {(loadedCall) => (
              <CallBody
                key={loadedCall.id}
                {...{ contactName, onReload, onTeach }}
                call={loadedCall}
              />
            )}
          </RemoteContent>
          <PanelSections item={call} slots={slots} />
          <CallActions {...props} call={call} />
        </>
      )}
    </RecordPanel>
  );
}
