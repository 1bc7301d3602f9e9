import { breakpoints, container, media } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Facts } from '../docs/docs.styles.ts';
import { Bar, Page } from './foundation.styles.ts';

const uses: Readonly<Record<string, string>> = {
  xs: 'The narrowest phone of the designs; from 320 px on nothing scrolls horizontally',
  md: 'Below it, the side navigation is a sheet and controls have touch size',
};

const queries = [
  ['media.phone', media.phone, 'The shell of phones, and controls of touch size'],
  ['media.narrow', media.narrow, 'Dialogs slide in from the bottom at full width'],
  ['media.touch', media.touch, 'Rows of menus and lists are 44 px high'],
  ['container.list', container.list, 'Tables become lists, and figures have two columns'],
  ['container.narrow', container.narrow, 'Actions are below the title'],
  ['container.tight', container.tight, 'Values of a row are in a column'],
] as const;

function BreakpointsPage() {
  return (
    <Page>
      <header>
        <h1>Breakpoints</h1>
        <p>
          The viewport decides the shell; the width of the <code>Page</code> decides its content, so
          that a page next to an open panel has the layout of a narrower screen.
        </p>
      </header>
      <section>
        <h2>Widths of the viewport</h2>
        <Facts>
          <tbody>
            {Object.entries(breakpoints).map(([name, width]) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>{`${width} px`}</td>
                <td>
                  <Bar style={{ inlineSize: width / 4 }} />
                </td>
                <td>{uses[name]}</td>
              </tr>
            ))}
          </tbody>
        </Facts>
      </section>
      <section>
        <h2>Queries</h2>
        <Facts>
          <tbody>
            {queries.map(([name, query, use]) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>
                  <code>{query}</code>
                </td>
                <td>{use}</td>
              </tr>
            ))}
          </tbody>
        </Facts>
      </section>
    </Page>
  );
}

const meta = {
  title: 'Foundations/Breakpoints',
  component: BreakpointsPage,
} satisfies Meta<typeof BreakpointsPage>;

export default meta;

export const Breakpoints: StoryObj<typeof meta> = {};
