import type { UseComboboxReturnValue } from 'downshift';
import { useId } from 'react';
import { isUnavailable } from '../Select/availability.ts';
import { Option } from '../Select/Listbox.styles.ts';
import { OptionContent } from '../Select/OptionContent.tsx';
import type { SelectOption } from '../Select/types.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { List, Message, Waiting } from './ComboboxPopup.styles.ts';

export interface ComboboxListProps {
  menuProps: object;
  getItemProps: UseComboboxReturnValue<SelectOption>['getItemProps'];
  activeIndex: number;
  items: SelectOption[];
  value: string;
  emptyText: string;
  isLoading: boolean;
  loadingText: string;
}

const widths = ['70%', '45%', '60%'];

export function ComboboxList({
  items,
  value,
  activeIndex,
  getItemProps,
  ...rest
}: ComboboxListProps) {
  const { emptyText, isLoading, loadingText } = rest;
  const id = useId();
  return (
    <>
      <List {...rest.menuProps}>
        {items.map((option, index) => (
          <Option
            key={option.value}
            {...getItemProps({ item: option, index })}
            aria-disabled={isUnavailable(option)}
            aria-describedby={option.disabledReason ? `${id}${index}` : undefined}
            data-active={index === activeIndex ? true : undefined}
          >
            <OptionContent
              option={option}
              isChosen={option.value === value}
              reasonId={`${id}${index}`}
            />
          </Option>
        ))}
      </List>
      {isLoading ? (
        <Waiting aria-hidden="true">
          {widths.map((width) => (
            <Option key={width}>
              <Skeleton width={width} />
            </Option>
          ))}
        </Waiting>
      ) : null}
      <Message as="output" data-silent={items.length > 0 || isLoading ? true : undefined}>
        {isLoading ? <VisuallyHidden>{loadingText}</VisuallyHidden> : null}
        {!isLoading && items.length === 0 ? emptyText : null}
      </Message>
    </>
  );
}
