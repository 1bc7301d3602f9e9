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
  ['Theme', 'Light, dark, or both beside one another.'],
  ['Language', 'The nine languages, and a made-up one that shows text nobody translated.'],
  ['Direction', 'Right to left, for what will be translated into Arabic or Hebrew.'],
  ['Brand', 'The colours of other products, derived from three.'],
  ['Role', 'What an admin, an editor, a viewer and somebody without rights are shown.'],
  ['Motion', 'The reduced motion that a person asks the system for.'],
  ['Colours', 'The colours of a high contrast theme, close to what Windows shows.'],
  ['Viewport', 'A phone of 360, a tablet of 768, a screen of 1440 pixels.'],
] as const;

/** The first page: what this is, how far it is, how to review it. */
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
          The components, patterns and screens of the assistant platform, each in every state it can
          be in. What you see here is what the product draws: the same code, with data that does not
          change.
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
              <th scope="row">States of screens without a story</th>
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
            Begin with <b>Foundations</b>: colours, type and space have their values, their contrast
            and what they are for.
          </li>
          <li>
            A component or pattern opens on <b>Docs</b>: what it is for, what to do and what not to,
            its keys, its props. Its stories below are its states.
          </li>
          <li>
            An area shows its screens. <b>Default</b> is the screen at rest; other stories are named
            after their state. One whose play acts on it shows the end of that play.
          </li>
          <li>
            Go through a screen with the keyboard alone, then on a phone, in the dark theme, and in
            German or Telugu, whose words are the longest and the tallest.
          </li>
          <li>
            Name the story in what you report: its address says which one, and in which theme and
            language.
          </li>
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
