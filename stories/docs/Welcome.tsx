import { coverageOf, isMissing } from './coverageOf.ts';
import { Facts, List, Sheet } from './docs.styles.ts';
import { useStoryIndex } from './storyIndex.ts';
import type { IndexEntry } from './storyIndex.ts';

/** Number of different titles that begin with a word. */
function titlesIn(entries: readonly IndexEntry[], section: string): number {
  return new Set(
    entries.filter(({ title }) => title.startsWith(`${section}/`)).map(({ title }) => title),
  ).size;
}

const controls = [
  ['Theme', 'Light, dark, or both next to each other.'],
  ['Language', 'The nine languages, and a pseudo language that reveals untranslated texts.'],
  ['Direction', 'Right to left, for later translations into Arabic or Hebrew.'],
  ['Brand', 'Brands of other products, each derived from three colours.'],
  ['Role', 'The screens of an admin, an editor, a viewer and a user without permissions.'],
  ['Motion', 'Reduced motion, as set in the operating system.'],
  ['Colours', 'Forced colours, similar to a high contrast theme of Windows.'],
  ['Viewport', 'A phone of 360, a tablet of 768 and a desktop of 1440 px.'],
] as const;

/** The first page: purpose, status, and how to review. */
export function Welcome() {
  const entries = useStoryIndex();
  const stories = entries.filter(({ type }) => type === 'story');
  const screens = coverageOf(entries);
  const missing = screens
    .flatMap((screen) => Object.values(screen.states))
    .filter(isMissing).length;
  return (
    <Sheet>
      <header>
        <h1>Platform design system</h1>
        <p>
          The components, patterns and screens of the assistant platform, in every state. Storybook
          renders the code of the product with fixed data.
        </p>
      </header>
      <section>
        <h2>Status</h2>
        <Facts>
          <tbody>
            <tr>
              <th scope="row">Components</th>
              <td>{titlesIn(entries, 'Components')}</td>
            </tr>
            <tr>
              <th scope="row">Patterns</th>
              <td>{titlesIn(entries, 'Patterns')}</td>
            </tr>
            <tr>
              <th scope="row">Screens</th>
              <td>{screens.length}</td>
            </tr>
            <tr>
              <th scope="row">Stories</th>
              <td>{stories.length}, each checked by axe before it is merged</td>
            </tr>
            <tr>
              <th scope="row">Screen states without a story</th>
              <td>
                {missing}, listed under{' '}
                <a href="./?path=/docs/coverage--docs" target="_top">
                  Coverage
                </a>
              </td>
            </tr>
          </tbody>
        </Facts>
      </section>
      <section>
        <h2>How to review</h2>
        <List as="ol">
          <li>
            Begin with <b>Foundations</b>: values, contrast and use of colours, type and space.
          </li>
          <li>
            A component or pattern opens on <b>Docs</b>: purpose, dos and don’ts, keys and props.
            Its stories are its states.
          </li>
          <li>
            An area shows its screens. <b>Default</b> is the normal state; other stories are named
            after their state. A story with a play function shows the result of its interactions.
          </li>
          <li>
            Go through a screen with the keyboard alone, then on a phone, in the dark theme, and in
            German or Telugu, which have the longest words and the tallest lines.
          </li>
          <li>Include the URL of the story in reports: it contains story, theme and language.</li>
        </List>
      </section>
      <section>
        <h2>In the toolbar</h2>
        <Facts>
          <tbody>
            {controls.map(([name, text]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </Facts>
      </section>
    </Sheet>
  );
}
