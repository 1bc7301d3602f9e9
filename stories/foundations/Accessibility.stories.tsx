import type { Meta, StoryObj } from '@storybook/react-vite';
import { Facts } from '../docs/docs.styles.ts';
import { Page } from './foundation.styles.ts';

/** Promises and their proofs. */
const promises = [
  [
    'Contrast',
    'Text 4.5 to 1, parts of controls 3 to 1 (WCAG 2.2 AA)',
    'Axe on every story, a test of every pair of tokens in both themes; the table under Colour',
  ],
  [
    'Keyboard',
    'Everything in reading order, no trap outside of dialogs',
    'Plays of the components; the table of keys on each docs page',
  ],
  [
    'Focus',
    'A ring that is seen whole, and a place to go after every change',
    'Rings of every screen are measured; plays follow the focus',
  ],
  ['Targets', '24 px at least, 44 px under a finger', 'Axe; the phone stories'],
  [
    'Names',
    'Every control has a name, and the row it belongs to where it repeats',
    'Plays look things up by role and name',
  ],
  [
    'Live regions',
    'What changes by itself is said politely, what fails at once',
    'Plays of Toast, Banner and the lists',
  ],
  [
    'Structure',
    'Landmarks with names, one first heading, document titles',
    'Axe; the journeys through the whole app',
  ],
  ['Motion', 'No transforms and no loops when motion is reduced', 'The toolbar’s reduced motion'],
  ['Forced colours', 'Edges stay where fills are taken away', 'The toolbar’s forced colours'],
  ['Zoom', 'No sideways scrolling from 320 px, which is 400 percent', 'The plays of long content'],
  ['Language', 'The page and each part in another language name it', 'Plays of the provider'],
] as const;

function AccessibilityPage() {
  return (
    <Page>
      <header>
        <h1>Accessibility</h1>
        <p>
          A property of how things behave, not a layer above them: a component is not finished
          before a person with a keyboard, a screen reader or a high contrast theme can do all that
          others can.
        </p>
      </header>
      <Facts>
        <thead>
          <tr>
            <th scope="col">Subject</th>
            <th scope="col">Promise</th>
            <th scope="col">Where it is proven</th>
          </tr>
        </thead>
        <tbody>
          {promises.map(([subject, promise, proof]) => (
            <tr key={subject}>
              <th scope="row">{subject}</th>
              <td>{promise}</td>
              <td>{proof}</td>
            </tr>
          ))}
        </tbody>
      </Facts>
    </Page>
  );
}

const meta = {
  title: 'Foundations/Accessibility',
  component: AccessibilityPage,
} satisfies Meta<typeof AccessibilityPage>;

export default meta;

export const Accessibility: StoryObj<typeof meta> = {};
