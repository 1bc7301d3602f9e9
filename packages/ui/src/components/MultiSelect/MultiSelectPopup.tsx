import { choicesTexts, useComponentTexts } from '@platform/i18n';
import { Check, Search as SearchIcon } from 'lucide';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { unlessComposing } from '@platform/i18n/text';
import { afterPaint } from '../../internal/afterPaint.ts';
import { useElement } from '../../internal/useElement.ts';
import type { OpenChangeReason } from '../../internal/useOpen.ts';
import { Button } from '../Button/Button.tsx';
import { Message, Search } from '../Combobox/ComboboxPopup.styles.ts';
import { filterOptions } from '../Combobox/filterOptions.ts';
import { Icon } from '../Icon/Icon.tsx';
import { isUnavailable } from '../Select/availability.ts';
import { OptionContent } from '../Select/OptionContent.tsx';
import { startIndex } from '../Select/startIndex.ts';
import type { SelectOption, SelectValue } from '../Select/types.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Actions, Filter, Listbox, Popup, Row, Tick } from './MultiSelect.styles.ts';
import { clearAll, selectAll, toggleOption } from './selection.ts';
import { useActiveOption } from './useActiveOption.ts';

export interface MultiSelectPopupProps {
  id: string;
  label: string;
  trigger: HTMLElement;
  options: readonly SelectOption<SelectValue>[];
  values: readonly SelectValue[];
  isSearchable: boolean;
  searchLabel: string;
  emptyText: string;
  /** Letters that opened the popup, '' for other keys and a press; they start the filter. */
  openingText: string;
  onChange: (values: readonly SelectValue[]) => void;
  onClose: (reason: OpenChangeReason) => void;
}

/** Filter, options and buttons. The list stays open while options are chosen. */
export function MultiSelectPopup({
  id,
  label,
  trigger,
  options,
  values,
  ...rest
}: MultiSelectPopupProps) {
  const { isSearchable, searchLabel, emptyText, openingText, onChange, onClose } = rest;
  const t = useComponentTexts(choicesTexts);
  const [typed, setTyped] = useState(isSearchable ? openingText : '');
  const matches = typed === '' ? options : filterOptions(options, typed);
  const chosen = new Set(values);
  const shown = options.filter(({ value }) => chosen.has(value));
  const chooseAll = () => onChange(selectAll(values, matches));
  const { index, setIndex, handleKeyDown } = useActiveOption({
    options: matches,
    firstIndex: typed === '' ? startIndex(options, shown[0]?.value ?? null, openingText) : 0,
    isTyping: isSearchable,
    onToggle: (option) => onChange(toggleOption(values, option)),
    onSelectAll: chooseAll,
  });
  const [width] = useState(() => trigger.offsetWidth);
  const [list, setList] = useElement<HTMLElement>();
  const listId = `${id}list`;
  const idOf = (at: number) => `${id}option${at}`;

  useLayoutEffect(() => reveal(list, index), [list, index]);
  const revealAgain = useEffectEvent(() => reveal(list, index));
  // Options get their height when they are painted.
  useEffect(() => (list ? afterPaint(revealAgain) : undefined), [list]);

  const keys = {
    'aria-activedescendant': matches[index] ? idOf(index) : undefined,
    onKeyDown: unlessComposing(handleKeyDown),
  };

  return (
    <Popup
      {...{ id, label, trigger, onClose }}
      anchor={trigger}
      placement="bottom-start"
      style={{ inlineSize: width }}
    >
      {isSearchable ? (
        <Search>
          <Icon icon={SearchIcon} />
          <Filter
            {...keys}
            aria-controls={listId}
            aria-label={searchLabel}
            placeholder={searchLabel}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setIndex(0);
            }}
          />
        </Search>
      ) : null}
      <Listbox
        {...(isSearchable ? {} : { ...keys, tabIndex: 0, 'data-autofocus': '' })}
        ref={setList}
        id={listId}
        aria-label={label}
      >
        {matches.map((option, at) => {
          const isChosen = chosen.has(option.value);
          const reasonId = `${id}reason${at}`;
          return (
            <Row
              // 1 and '1' are different values.
              key={JSON.stringify(option.value)}
              id={idOf(at)}
              aria-selected={isChosen}
              aria-disabled={isUnavailable(option)}
              aria-describedby={option.disabledReason ? reasonId : undefined}
              data-active={at === index ? true : undefined}
              // The filter keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                setIndex(at);
                onChange(toggleOption(values, option));
              }}
            >
              <Tick data-selected={isChosen || undefined}>
                {isChosen ? <Icon icon={Check} strokeWidth={3} /> : null}
              </Tick>
              <OptionContent {...{ option, reasonId }} isChosen={false} />
            </Row>
          );
        })}
      </Listbox>
      <Message as="output" data-silent={matches.length > 0 || undefined}>
        {matches.length === 0 ? emptyText : null}
      </Message>
      <VisuallyHidden aria-live="polite">
        {typed === '' || matches.length === 0 ? null : (
          <span>{t('choices.matchCount', { count: matches.length })} </span>
        )}
        <span>{t('choices.selected', { count: shown.length })}</span>
      </VisuallyHidden>
      <Actions>
        <Button size="small" variant="ghost" onClick={chooseAll}>
          {t(typed === '' ? 'choices.all' : 'choices.matches')}
        </Button>
        <Button size="small" variant="ghost" onClick={() => onChange(clearAll(values, options))}>
          {t('choices.clear')}
        </Button>
      </Actions>
    </Popup>
  );
}

/** Avoids scrollIntoView, which would scroll the page before the popup is positioned. */
function reveal(list: HTMLElement | null, index: number): void {
  const option = list?.children[index] as HTMLElement | undefined;
  if (!list || !option) return;
  const start = option.offsetTop - list.offsetTop;
  const end = start + option.offsetHeight;
  if (start < list.scrollTop) list.scrollTop = start;
  else if (end > list.scrollTop + list.clientHeight) list.scrollTop = end - list.clientHeight;
}
