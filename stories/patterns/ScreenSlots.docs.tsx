import { Badge, Button } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'Parts of one’s own in a screen of this package: every list screen takes the same `slots`, made by `defineSlots`, and every panel takes those of `definePanelSlots`. Use a `ListPage` of your own if little of the screen remains.',
  dos: [
    {
      example: <Badge tone="accent">B4</Badge>,
      caption:
        'Call `defineSlots` outside of components, or memoise it: new slots render every row again.',
    },
  ],
  donts: [
    {
      example: <Button variant="primary">Print Berths</Button>,
      caption: 'A primary button of one’s own competes with that of the screen.',
    },
  ],
  anatomy: [
    {
      name: 'columns',
      text: 'Receives the columns of the screen, whose ids are listed with its `slots`. Returns those to show: filter to hide, spread to rename or replace, order as you like.',
    },
    {
      name: 'rowActions',
      text: 'Items in the menu of a row, before what cannot be undone. A table without a menu gets one.',
    },
    { name: 'headerActions', text: 'Secondary actions; on phones they are in the menu.' },
    {
      name: 'bulkActions',
      text: 'Buttons for the selected rows. Makes the rows selectable if the screen has no such actions.',
    },
    { name: 'tabs', text: 'Receives the tabs of the section and returns those to show.' },
    { name: 'empty', text: 'Title, text, picture and button of a list without rows.' },
    {
      name: 'pageSize',
      text: 'Rows per page of a table. If the server pages, state the size of its pages; otherwise the table pages the loaded rows, sorted over all of them.',
    },
    {
      name: 'Filters',
      text: 'Who filters is the same everywhere: a screen that receives every row searches and filters them; a screen with paging or “load more” calls back and shows what the server returns. The search text and filters always come from props, so that they can be in the URL.',
    },
    {
      name: 'Dialogs',
      text: 'A screen brings the dialogs of its own actions; an action of yours opens yours, next to the screen.',
    },
    {
      name: 'facts, sections',
      text: 'Slots of a panel: its facts, and sections below those of the screen.',
    },
    {
      name: 'Errors',
      text: 'A slot that throws shows an error in its place and logs it; the screen stays. On a server nothing is shown in its place until the browser has rendered it again.',
    },
  ],
  keyboard: [
    { keys: 'As in the screen', effect: 'Controls in cells are reached with the arrow keys.' },
  ],
  content: ['Headers and labels follow the screen: title case for buttons, one or two words.'],
};
