import { CircleAlert, CircleCheck, Info, X } from 'lucide';
import { useCallback, useEffect, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Action, Close, Count, Message, Root } from './Toast.styles.ts';
import { useCountdown } from './useCountdown.ts';
import type { CountdownOptions } from './useCountdown.ts';

/** A message of a `ToastRegion`. */
export interface ToastData {
  /** Unique among the messages. */
  id: string;
  /** One sentence. */
  message: string;
  /** Sets the icon and the announcement: `danger` at once, the others politely. */
  tone: 'success' | 'danger' | 'info';
  /** Number of times the message was repeated while shown. @default 1 */
  count?: number;
  /** Time until it closes, in ms; `Infinity` to keep it open. @default the region's lifetime */
  duration?: number | undefined;
  /** Action offered by the toast, such as Undo; using it closes the toast. */
  action?: { label: string; onSelect: () => void } | undefined;
}

interface ToastProps {
  toast: ToastData;
  isPaused: boolean;
  onDismiss: (id: string) => void;
  onRemoved: () => void;
  closeLabel: string;
  repeatedLabel: (count: number) => string;
  lifetime: number;
}

const icons = { success: CircleCheck, danger: CircleAlert, info: Info };

/** Restarted by its key, so that a changed message stays for its full time. */
function Countdown(props: CountdownOptions): null {
  useCountdown(props);
  return null;
}

/** A message. Errors have the role `alert`, others `status`. */
export function Toast(props: ToastProps) {
  const { toast, isPaused, onDismiss, onRemoved, closeLabel, repeatedLabel, lifetime } = props;
  const { id, message, tone, count = 1, action, duration = lifetime } = toast;
  const dismiss = useCallback(() => onDismiss(id), [id, onDismiss]);
  const hasActed = useRef(false);
  // A second press within the same task must not act again.
  const runAction = () => {
    if (hasActed.current) return;
    hasActed.current = true;
    dismiss();
    action?.onSelect();
  };
  useEffect(() => onRemoved, [onRemoved]);

  return (
    <Root data-tone={tone}>
      <Countdown
        key={`${tone} ${duration} ${message}`}
        duration={duration}
        isPaused={isPaused}
        onEnd={dismiss}
      />
      <Icon icon={icons[tone]} />
      <Message role={tone === 'danger' ? 'alert' : 'status'}>
        {message}
        {count > 1 ? <Count aria-hidden="true">×{count}</Count> : null}
        {count > 1 ? <VisuallyHidden> {repeatedLabel(count)}</VisuallyHidden> : null}
      </Message>
      {action ? (
        <Action type="button" onClick={runAction}>
          {action.label}
        </Action>
      ) : null}
      <Close type="button" aria-label={closeLabel} onClick={dismiss}>
        <Icon icon={X} />
      </Close>
    </Root>
  );
}
