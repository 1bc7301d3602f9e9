import { FileDropZone, FileUpload } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'Files that the user drops or chooses, for a form or uploaded at once. To render your own list of files, use a FileDropZone alone.',
  components: { FileUpload, FileDropZone },
  dos: [
    {
      example: (
        <FileUpload
          label="Certificates"
          accept=".pdf,.png"
          maxSize={5 * 1024 * 1024}
          maxFiles={3}
          multiple
        />
      ),
      caption: 'The rules are in the area, before a file breaks them.',
    },
    {
      example: <FileUpload label="Logo" accept="image/*" rules="PNG or SVG, up to 1 MB" />,
      caption: 'Media types have no names that users know: write the rules yourself.',
    },
  ],
  donts: [
    {
      example: <FileUpload label="Upload" />,
      caption: 'The label names the files, not the action; the button has the action.',
    },
  ],
  anatomy: [
    { name: 'Label', text: 'Names the group of the area, its button and the files.' },
    { name: 'Area', text: 'Changes its colour and text while files are over it.' },
    { name: 'Button', text: 'Opens the browser’s dialog, for users who cannot drag.' },
    {
      name: 'File',
      text: 'Name, size, and with `uploads` its progress, with Cancel and Retry. It can be removed.',
    },
    {
      name: 'Refused file',
      text: 'Listed in red with the reason until it is removed or other files are added: another type, a folder, empty, too large, already in the list, too many.',
    },
    {
      name: 'Live region',
      text: 'Announces files that were added, refused, removed, uploaded or that failed.',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the button and through the buttons of the files.' },
    { keys: 'Enter, Space', effect: 'Presses the focused button.' },
  ],
  content: [
    'A reason says what to do next: “Choose PDF, CSV.”',
    'The server must check type and size too: the rules only spare users an upload.',
  ],
};
