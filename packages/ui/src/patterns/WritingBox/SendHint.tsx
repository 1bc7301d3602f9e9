import { keysTexts, useComponentTexts } from '@platform/i18n';
import { Kbd } from '../../components/Kbd/Kbd.tsx';
import { textWithNodes } from '../../internal/textWithNodes.ts';
import { Hint } from './SendHint.styles.ts';

export interface SendHintProps {
  /** `chat` is sent by Enter (`sendByEnter`), `longText` by Ctrl or Cmd + Enter (`submitByKeys`). */
  kind: 'chat' | 'longText';
}

/** Keys that send a text, next to its button. Hidden on devices without a keyboard. */
export function SendHint({ kind }: SendHintProps) {
  const t = useComponentTexts(keysTexts);
  const isChat = kind === 'chat';
  return (
    <Hint>
      <span>
        {textWithNodes((params) => t('keys.send', params), {
          keys: <Kbd key="keys" keys={isChat ? 'Enter' : 'mod+Enter'} />,
        })}
      </span>
      {isChat ? (
        <span>
          {textWithNodes((params) => t('keys.newLine', params), {
            keys: <Kbd key="keys" keys="shift+Enter" />,
          })}
        </span>
      ) : null}
    </Hint>
  );
}
