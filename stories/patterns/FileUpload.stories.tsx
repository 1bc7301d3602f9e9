import { FileDropZone, FileUpload } from '@platform/ui';
import type { FileUploadProps, FileUploadState } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Column } from '../components/layout.tsx';

const MEGABYTE = 1024 * 1024;

/** A file of any size without its bytes. */
function fileOf(name: string, size: number, type = ''): File {
  const file = new File(['x'], name, { type, lastModified: 1 });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

const plan = fileOf('Berth plan.pdf', 2.4 * MEGABYTE, 'application/pdf');
const photo = fileOf('Pier at low tide.png', 880 * 1024, 'image/png');
const long = fileOf(`${'A very long name of a certificate '.repeat(4)}.pdf`, 4 * MEGABYTE);

const meta = {
  title: 'Patterns/FileUpload',
  tags: ['autodocs'],
  component: FileUpload,
  args: {
    label: 'Certificates',
    accept: '.pdf,.png',
    maxSize: 5 * MEGABYTE,
    maxFiles: 4,
    multiple: true,
    onValueChange: fn(),
    onRefuse: fn(),
  },
  render: (args) => (
    <Column>
      <FileUpload {...args} />
    </Column>
  ),
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Dispatches a drag event; a real `DataTransfer` can hold neither folders nor large files. */
function drag(type: 'dragenter' | 'drop', target: HTMLElement, transfer: object = {}): void {
  const event = new DragEvent(type, { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], ...transfer } });
  void fireEvent(target, event);
}

/** Drops files; `folders` are the names of folders among them. */
function drop(target: HTMLElement, files: readonly File[], folders: readonly string[] = []): void {
  const items = files.map(({ name }) => ({
    webkitGetAsEntry: () => ({ name, isDirectory: folders.includes(name) }),
  }));
  drag('dragenter', target);
  drag('drop', target, { files, items });
}

export const Default: Story = {
  args: { defaultValue: [plan, photo], isRequired: true, hint: 'As issued by the harbour office.' },
};

export const Empty: Story = {
  args: { accept: undefined, maxSize: undefined, maxFiles: undefined, multiple: false },
};

/** Every reason, in one drop. */
export const Refused: Story = {
  parameters: { hasPicture: true, alsoIn: ['phone'] },
  args: { defaultValue: [plan] },
  play: async ({ args, canvas }) => {
    drop(
      canvas.getByText('Drop files here'),
      [
        photo,
        fileOf('setup.exe', 12),
        fileOf('Photos', 4096),
        fileOf('Empty.pdf', 0),
        fileOf('Harbour survey.pdf', 21 * MEGABYTE),
        plan,
        fileOf('Third.pdf', 10),
        fileOf('Fourth.pdf', 10),
        fileOf('Fifth.pdf', 10),
      ],
      ['Photos'],
    );
    const list = await canvas.findByRole('list', { name: 'Files' });
    const texts = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    await expect(texts).toEqual([
      'Berth plan.pdf2.4 MB',
      'Pier at low tide.png880 KB',
      'Third.pdf1 KB',
      'Fourth.pdf1 KB',
      'setup.exeFiles of this type are not accepted. Choose PDF, PNG.',
      'PhotosThis is a folder. Open it and choose the files inside.',
      'Empty.pdfThis file is empty.',
      'Harbour survey.pdf21 MB is over the limit of 5 MB.',
      'Berth plan.pdfThis file is already in the list.',
      'Fifth.pdfNo more than 4 files can be added.',
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^3 files added\. 6 files not added: setup\.exe: Files of this type/,
    );
    await expect(args.onRefuse).toHaveBeenCalledOnce();
  },
};

const states: ReadonlyMap<File, FileUploadState> = new Map<File, FileUploadState>([
  [plan, { status: 'sending', sent: 1.6 * MEGABYTE }],
  [photo, { status: 'done' }],
  [long, { status: 'waiting' }],
]);

export const Uploading: Story = {
  parameters: { hasPicture: true, alsoIn: ['phone'] },
  args: {
    defaultValue: [plan, photo, long],
    uploads: states,
    onCancel: fn(),
    onRetry: fn(),
  },
  play: async ({ args, canvas }) => {
    const progress = canvas.getByRole('progressbar', { name: 'Progress of Berth plan.pdf' });
    await expect(progress).toHaveAttribute('aria-valuenow', String(1.6 * MEGABYTE));
    const cancel = canvas.getByRole('button', { name: 'Cancel Berth plan.pdf' });
    await userEvent.click(cancel);
    await expect(args.onCancel).toHaveBeenCalledWith(plan);
    // Its tooltip, which opens after a while, would be in some pictures only.
    await userEvent.unhover(cancel);
    cancel.blur();
  },
};

const lost: FileUploadState = { status: 'failed', message: 'The connection was lost.' };

/** A service that loses the connection once. */
function Flaky(props: FileUploadProps) {
  const [uploads, setUploads] = useState<ReadonlyMap<File, FileUploadState>>(
    new Map([
      [plan, { status: 'sending' }],
      [photo, { status: 'failed', message: 'This picture is damaged.', isFinal: true }],
    ]),
  );
  const set = (file: File, state: FileUploadState) => setUploads(new Map(uploads).set(file, state));
  return (
    <>
      <FileUpload
        {...props}
        uploads={uploads}
        onCancel={(file) => set(file, { status: 'cancelled' })}
        onRetry={(file) => set(file, { status: 'done' })}
      />
      <button type="button" onClick={() => set(plan, lost)}>
        Lose the connection
      </button>
    </>
  );
}

export const Failed: Story = {
  args: { defaultValue: [plan, photo] },
  render: (args) => (
    <Column>
      <Flaky {...args} />
    </Column>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lose the connection' }));
    const live = canvas.getByRole('status');
    await expect(live).toHaveTextContent('Berth plan.pdf: The connection was lost.');
    await expect(canvas.queryByRole('button', { name: 'Retry Pier at low tide.png' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry Berth plan.pdf' }));
    await expect(live).toHaveTextContent('Berth plan.pdf: Uploaded, 2.4 MB');
  },
};

/** Focus stays near the removed file: next file, previous file, button. */
export const KeyboardOnly: Story = {
  args: { defaultValue: [plan, photo] },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const browse = canvas.getByRole('button', { name: 'Browse files' });
    await expect(browse).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([photo]);
    await expect(canvas.getByRole('status')).toHaveTextContent('Berth plan.pdf removed.');
    const next = canvas.getByRole('button', { name: /^Remove Pier/ });
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(browse).toHaveFocus());
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** Without `multiple` a file replaces the previous one. */
export const OneFile: Story = {
  args: { label: 'Picture', accept: 'image/*', multiple: false, rules: 'PNG or JPEG, up to 5 MB' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Browse file', { selector: 'input' });
    await userEvent.upload(input, photo);
    await userEvent.upload(input, fileOf('Other.png', 10, 'image/png'));
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Other.png');
    drop(canvas.getByText('Drop a file here'), [fileOf('notes.txt', 10, 'text/plain')]);
    await expect(await canvas.findByText('Files of this type are not accepted.')).toBeVisible();
    await expect(canvas.getByText('Other.png')).toBeVisible();
  },
};

export const Over: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByText('Drop files here');
    drag('dragenter', area);
    await expect(await canvas.findByText('Let go to add the files')).toBeVisible();
  },
};

export const Invalid: Story = {
  parameters: { hasPicture: true },
  args: { error: 'Add at least one certificate', isRequired: true },
};

export const Disabled: Story = {
  args: { defaultValue: [plan], disabled: true },
  play: async ({ args, canvas }) => {
    drop(canvas.getByText('Drop files here'), [photo]);
    await expect(canvas.getByRole('button', { name: 'Browse files' })).toBeDisabled();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const DropZoneOnly: Story = {
  render: () => (
    <Column>
      <FileDropZone multiple hint="Anything that helps." onFiles={() => {}} />
    </Column>
  ),
};

/** Phones: the button takes the whole width. */
export const LongContent: Story = {
  args: { label: 'Bescheinigungen über besondere Liegeplätze', defaultValue: [long, plan] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group');
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  },
};

export const RightToLeft: Story = {
  parameters: { hasPicture: true },
  args: { defaultValue: [plan], uploads: states, onCancel: fn() },
  render: (args) => (
    <Column dir="rtl">
      <FileUpload {...args} />
    </Column>
  ),
};
