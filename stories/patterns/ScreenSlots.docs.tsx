import { Badge, Button } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'Your own parts in a screen of this package: every list screen accepts the same `slots`, created by `defineSlots`, and every panel those of `definePanelSlots`. Build on `ListPage` instead if little of the screen remains.',
  dos: [
    {
      example: <Badge tone="accent">B4</Badge>,
      caption:
        'Call `defineSlots` outside of components, or memoise it: new slots re-render every row.',
    },
  ],
  donts: [
    {
      example: <Button variant="primary">Print Berths</Button>,
      caption: 'A second primary button competes with that of the screen.',
    },
  ],
  anatomy: [
    {
      name: 'columns',
      text: 'Receives the columns of the screen, whose ids are listed with its `slots`. Returns those to show: filter to hide, spread to rename or replace, order as you like.',
    },
    {
      name: 'rowActions',
      text: 'Items in the menu of a row, before destructive ones. A table without a menu gets one.',
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
      text: 'Rows per page of a table. If the server paginates, pass its page size; otherwise the table paginates the loaded rows, and sorts all of them.',
    },
    {
      name: 'Filters',
      text: 'A screen that receives all rows searches and filters them itself; a screen with paging or “load more” calls back and shows the rows that the server returns. The search text and filters always come from props, so that they can be in the URL.',
    },
    {
      name: 'Dialogs',
      text: 'A screen includes the dialogs of its own actions; render those of your actions next to it.',
    },
    {
      name: 'facts, sections',
      text: 'Slots of a panel: its facts, and sections below those of the screen.',
    },
    {
      name: 'Errors',
      text: 'A slot that throws shows an error in its place and logs it; the screen stays. In server markup its place is empty until the browser renders it.',
    },
  ],
  keyboard: [
    { keys: 'As in the screen', effect: 'Controls in cells are reached with the arrow keys.' },
  ],
  content: ['Headers and labels follow the screen: title case for buttons, one or two words.'],
};
