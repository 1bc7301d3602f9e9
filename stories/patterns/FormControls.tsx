import {
  FormDatePicker,
  FormDateRangePicker,
  FormDialog,
  FormMultiSelect,
  FormNumberField,
  FormSlider,
  FormTagInput,
  useDialogForm,
} from '@platform/ui/forms';
import type { SaveOutcome } from '@platform/ui';
import * as z from 'zod/mini';

const day = () => z.iso.date('day');
const berthSchema = z.object({
  arrival: day(),
  stay: z
    .object({ from: day(), to: day() })
    .check(z.refine(({ from, to }) => to === '' || from <= to, 'order')),
  length: z
    .union([z.number('length'), z.string(), z.null()])
    .check(z.refine((length) => typeof length === 'number', 'length')),
  shelter: z.number(),
  supplies: z.array(z.string()).check(z.minLength(1, 'supplies')),
  tags: z.array(z.string()),
});

type Berth = z.input<typeof berthSchema>;

const texts: Record<string, string> = {
  day: 'Choose a day',
  order: 'Choose days in order',
  length: 'Enter the length',
  supplies: 'Choose a supply',
};

export interface BerthDialogProps {
  onSubmit: (berth: Berth) => Promise<SaveOutcome<string>>;
  onDraftChange: (draft: Berth | null) => void;
}

/** Dates, numbers and lists in a form. */
export function BerthDialog({ onSubmit, onDraftChange }: BerthDialogProps) {
  const form = useDialogForm<Berth, Berth, SaveOutcome<string>>({
    schema: berthSchema,
    errorText: (key) => texts[key] ?? key,
    initialValues: {
      arrival: '',
      stay: { from: '', to: '' },
      length: null,
      shelter: 3,
      supplies: [],
      tags: [],
    },
    firstField: 'arrival',
    drafts: { read: () => undefined, keep: (_id, typed) => onDraftChange(typed) },
    onSubmit,
    onClose: () => {},
  });
  const dates = { today: '2026-11-27', timeZone: 'Europe/London' };
  return (
    <FormDialog form={form} title="Add Berth" submitLabel="Add" loadingText="Adding…">
      <FormDatePicker form={form} name="arrival" label="Inspection" isRequired {...dates} />
      <FormDateRangePicker form={form} name="stay" label="Available" isRequired {...dates} />
      <FormNumberField
        form={form}
        name="length"
        label="Length"
        isRequired
        min={4}
        max={60}
        step={0.5}
        format={{ style: 'unit', unit: 'meter' }}
      />
      <FormSlider
        form={form}
        name="shelter"
        label="Shelter"
        min={1}
        max={5}
        marks={[
          { value: 1, label: 'Open' },
          { value: 5, label: 'Sheltered' },
        ]}
      />
      <FormMultiSelect
        form={form}
        name="supplies"
        label="Supplies"
        isRequired
        options={[
          { value: 'water', label: 'Water' },
          { value: 'power', label: 'Power' },
          { value: 'fuel', label: 'Fuel' },
        ]}
      />
      <FormTagInput form={form} name="tags" label="Tags" maxLength={20} />
    </FormDialog>
  );
}
