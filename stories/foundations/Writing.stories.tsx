import {
  formatShortNumber,
  formatDate,
  formatMoney,
  formatNumber,
  formatShare,
} from '@platform/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Facts, List } from '../docs/docs.styles.ts';
import { Page } from './foundation.styles.ts';

const words = [
  ['Button', 'Invite', 'OK'],
  ['Field in error', 'Give the agent a name.', 'Name is invalid!'],
  ['Failure', 'Failed to load integrations. Please try again.', 'Oops! Error 503'],
  ['Success', 'Role updated', 'The role was successfully updated!'],
  ['Empty list', 'No team members found. Try another name or email.', 'Nothing here'],
] as const;

const figures = [
  [
    'Date',
    formatDate(new Date(2026, 10, 18)),
    'Day, month, year; the full local form is the title attribute',
  ],
  ['Number', formatNumber(1284), 'US digits, no fraction'],
  ['Short number', formatShortNumber(1530), 'K, M or B with one decimal, from a thousand up'],
  ['Share', formatShare(0.94, 1), 'Whole percent; never 100% before everything is done'],
  ['Money', formatMoney(4900, 'USD'), 'In the currency of the invoice'],
  ['Not sent', formatNumber(null), 'A missing value is a dash, never 0'],
] as const;

function WritingPage() {
  return (
    <Page>
      <header>
        <h1>Writing</h1>
        <p>
          Say what happened, then what to do. Sentence case, short verbs, no blame and no
          exclamation marks. Prescribed texts stay byte for byte.
        </p>
      </header>
      <section>
        <h2>Words</h2>
        <Facts>
          <thead>
            <tr>
              <th scope="col">Where</th>
              <th scope="col">Write</th>
              <th scope="col">Rather than</th>
            </tr>
          </thead>
          <tbody>
            {words.map(([where, good, bad]) => (
              <tr key={where}>
                <th scope="row">{where}</th>
                <td>{good}</td>
                <td>
                  <s>{bad}</s>
                </td>
              </tr>
            ))}
          </tbody>
        </Facts>
      </section>
      <section>
        <h2>Figures</h2>
        <Facts>
          <tbody>
            {figures.map(([name, sample, rule]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{sample}</td>
                <td>{rule}</td>
              </tr>
            ))}
          </tbody>
        </Facts>
      </section>
      <section>
        <h2>Languages</h2>
        <List>
          <li>
            German, Russian and French take up to 35 percent more room: buttons grow and wrap.
          </li>
          <li>Hindi and Telugu have taller lines and no reduced letter spacing.</li>
          <li>
            A sentence is one text with its values in it; it is never put together from parts.
          </li>
          <li>Names stay as they were written, in any script and direction.</li>
        </List>
      </section>
    </Page>
  );
}

const meta = { title: 'Foundations/Writing', component: WritingPage } satisfies Meta<
  typeof WritingPage
>;

export default meta;

export const Writing: StoryObj<typeof meta> = {};
