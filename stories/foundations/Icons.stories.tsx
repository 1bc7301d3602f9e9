import { Icon, IconButton } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ArrowRight,
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Ellipsis,
  Info,
  Pencil,
  Plus,
  Search,
  Trash2,
  TriangleAlert,
  UserPlus,
  X,
} from 'lucide';
import { Facts } from '../docs/docs.styles.ts';
import { Icons as Grid, Page } from './foundation.styles.ts';

/** One icon per meaning, everywhere. */
const meanings = [
  ['Add', Plus],
  ['Invite', UserPlus],
  ['Edit', Pencil],
  ['Delete', Trash2],
  ['More actions', Ellipsis],
  ['Search', Search],
  ['Close', X],
  ['Chosen', Check],
  ['Opens a list', ChevronDown],
  ['Leads on', ArrowRight],
  ['Information', Info],
  ['Success', CircleCheck],
  ['Warning', TriangleAlert],
  ['Failure', CircleAlert],
] as const;

const sizes = [
  ['small', 'In chips, captions and links'],
  ['medium', 'In buttons, fields and menus'],
  ['large', 'Alone in a tile or a drop area'],
] as const;

function IconsPage() {
  return (
    <Page>
      <header>
        <h1>Icons</h1>
        <p>
          Lucide with a stroke of 1.65, never filled. An icon is hidden from screen readers and has
          a text next to it. Without text it is an <code>IconButton</code>, whose label is its name
          and its tooltip; deleting never has an icon alone.
        </p>
      </header>
      <section>
        <h2>Meanings</h2>
        <Grid>
          {meanings.map(([name, icon]) => (
            <li key={name}>
              <Icon icon={icon} />
              {name}
            </li>
          ))}
        </Grid>
      </section>
      <section>
        <h2>Sizes</h2>
        <Facts>
          <tbody>
            {sizes.map(([size, use]) => (
              <tr key={size}>
                <td>
                  <Icon icon={Search} size={size} />
                </td>
                <th scope="row">
                  <code>{size}</code>
                </th>
                <td>{use}</td>
              </tr>
            ))}
            <tr>
              <td>
                <IconButton label="More actions" icon={<Icon icon={Ellipsis} />} />
              </td>
              <th scope="row">
                <code>IconButton</code>
              </th>
              <td>Without text, with a label that is announced and shown</td>
            </tr>
          </tbody>
        </Facts>
      </section>
    </Page>
  );
}

const meta = { title: 'Foundations/Icons', component: IconsPage } satisfies Meta<typeof IconsPage>;

export default meta;

export const Icons: StoryObj<typeof meta> = {};
