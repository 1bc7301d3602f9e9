import { Field, useFieldControl } from '@platform/ui';
import type { SaveOutcome } from '@platform/ui';
import { FormDialog, useDialogForm, useFormField } from '@platform/ui/forms';
import type { DialogForm } from '@platform/ui/forms';
import * as z from 'zod/mini';

const widgetSchema = z.object({
  colour: z.string().check(z.refine((colour) => colour !== '#ffffff', 'white')),
});

type Widget = z.input<typeof widgetSchema>;

interface ColourFieldProps {
  form: DialogForm<Widget, Widget>;
  name: 'colour';
}

/** A control of the browser in a form: its value, its changes and its error come from the form. */
function ColourField({ form, name }: ColourFieldProps) {
  const { field, error } = useFormField(form, name);
  return (
    <Field.Root error={error} disabled={form.isPending}>
      <Field.Label>Widget colour</Field.Label>
      <ColourInput
        {...field}
        onChange={(colour) => {
          field.onChange(colour);
          form.handleChange();
        }}
      />
      <Field.Error />
    </Field.Root>
  );
}

interface ColourInputProps {
  value: string;
  onChange: (colour: string) => void;
}

/** Renders an `<input type="color">`. */
function ColourInput({ onChange, ...rest }: ColourInputProps) {
  return (
    <input
      {...rest}
      type="color"
      onChange={(event) => onChange(event.target.value)}
      {...useFieldControl('ColourInput')}
    />
  );
}

export function WidgetDialog({
  onSubmit,
}: {
  onSubmit: (widget: Widget) => Promise<SaveOutcome<string>>;
}) {
  const form = useDialogForm<Widget, Widget, SaveOutcome<string>>({
    schema: widgetSchema,
    errorText: () => 'Choose a colour that white text can be read on.',
    initialValues: { colour: '#ffffff' },
    firstField: 'colour',
    onSubmit,
    onClose: () => {},
  });
  return (
    <FormDialog form={form} title="Edit Widget" submitLabel="Save" loadingText="Saving…">
      <ColourField form={form} name="colour" />
    </FormDialog>
  );
}
