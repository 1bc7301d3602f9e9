import { Check } from 'lucide';
import { showTruncationTooltip } from '../DataTable/showTruncationTooltip.ts';
import { Icon } from '../Icon/Icon.tsx';
import { renderIcon } from '../Icon/renderIcon.tsx';
import { TextBlock } from './Listbox.styles.ts';
import type { SelectOption, SelectValue } from './types.ts';

export interface OptionContentProps {
  option: SelectOption<SelectValue>;
  isChosen: boolean;
  /** Id of the reason, which describes the option. */
  reasonId: string;
}

/** Icon, texts and tick of an option in a list. */
export function OptionContent({ option, isChosen, reasonId }: OptionContentProps) {
  const { label, description, icon, disabledReason } = option;
  const hasLines = description !== undefined || disabledReason;
  return (
    <>
      {renderIcon(icon)}
      <TextBlock data-lines={hasLines ? true : undefined} onPointerOver={showTruncationTooltip}>
        {hasLines ? <span>{label}</span> : label}
        {description === undefined ? null : (
          <>
            {' '}
            <small>{description}</small>
          </>
        )}
        {disabledReason ? (
          <small id={reasonId} aria-hidden="true" data-reason>
            {disabledReason}
          </small>
        ) : null}
      </TextBlock>
      {isChosen ? <Icon icon={Check} data-tick /> : null}
    </>
  );
}
