import { displayTexts, useComponentTexts } from '@platform/i18n';
import { textWithNodes } from '../../internal/textWithNodes.ts';
import { Kbd } from '../Kbd/Kbd.tsx';
import { PopoverLayer } from '../Popover/PopoverLayer.tsx';
import { Textarea } from '../Textarea/Textarea.tsx';
import { Help } from './CopyByHand.styles.ts';

export interface CopyByHandProps {
  text: string;
  /** Button that failed to copy. */
  button: HTMLButtonElement;
  onClose: () => void;
}

/** The text, selected, where the browser refuses to copy it. */
export function CopyByHand({ text, button, onClose }: CopyByHandProps) {
  const t = useComponentTexts(displayTexts);
  return (
    <PopoverLayer
      label={t('display.copy.byHand')}
      anchor={button}
      trigger={button}
      placement="bottom-end"
      onClose={onClose}
    >
      <Help>
        <p>
          {textWithNodes((params) => t('display.copy.selected', params), {
            keys: <Kbd key="keys" keys="mod+c" />,
          })}
        </p>
        <Textarea
          label={t('display.copy.text')}
          isLabelHidden
          readOnly
          rows={3}
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </Help>
    </PopoverLayer>
  );
}
