import type { Meta, StoryObj } from '@storybook/react-vite';
import { Facts } from '../docs/docs.styles.ts';
import { Page } from './foundation.styles.ts';

/** Requirements and their proofs. */
const promises = [
  [
    'Contrast',
    'Text 4.5:1, parts of controls 3:1 (WCAG 2.2 AA)',
    'Axe on every story, a test of every pair of tokens in both themes; the table under Colour',
  ],
  [
    'Keyboard',
    'All controls in reading order; no focus trap outside of dialogs',
    'Plays of the components; the table of keys on each docs page',
  ],
  [
    'Focus',
    'A ring that is fully visible, and a defined target after every change',
    'Rings of every screen are measured; plays follow the focus',
  ],
  ['Targets', 'At least 24 px, 44 px on touch screens', 'Axe; the phone stories'],
  [
    'Names',
    'Every control has a name, with its row if it repeats',
    'Plays look things up by role and name',
  ],
  [
    'Live regions',
    'Changes are announced politely, errors at once',
    'Plays of Toast, Banner and the lists',
  ],
  [
    'Structure',
    'Named landmarks, one level-1 heading, document titles',
    'Axe; the journeys through the whole app',
  ],
  ['Motion', 'No transforms and no loops with reduced motion', 'The toolbar’s reduced motion'],
  ['Forced colours', 'Borders stay when fills are removed', 'The toolbar’s forced colours'],
  [
    'Zoom',
    'No horizontal scrolling from 320 px on, which is 400 percent',
    'The plays of long content',
  ],
  [
    'Language',
    'The page and each part in another language have a lang attribute',
    'Plays of the provider',
  ],
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
            <th scope="col">Proof</th>
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
