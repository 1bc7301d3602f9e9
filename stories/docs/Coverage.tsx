import { Fragment } from 'react';
import { coverageOf, screenStates } from './coverageOf.ts';
import type { ScreenCoverage } from './coverageOf.ts';
import { Scroller, Table } from './coverageTable.styles.ts';
import { Sheet } from './docs.styles.ts';
import { useStoryIndex } from './storyIndex.ts';

const areaOf = ({ title }: ScreenCoverage) => title.split('/')[0] ?? title;

function Row({ screen }: { screen: ScreenCoverage }) {
  return (
    <tr>
      <th scope="row">{screen.title.split('/').slice(1).join('/')}</th>
      {screenStates.map((state) => {
        const [first] = screen.stories[state];
        return first ? (
          <td key={state}>
            <a href={`?path=/story/${first.id}`} target="_top">
              {first.name}
            </a>
          </td>
        ) : (
          <td key={state} data-missing="">
            Missing
          </td>
        );
      })}
    </tr>
  );
}

/** Which state of which screen has a story, from the index of this Storybook. */
export function Coverage() {
  const screens = coverageOf(useStoryIndex());
  const areas = [...new Set(screens.map(areaOf))];
  const shown = screens.flatMap(({ stories }) => Object.values(stories));
  const missing = shown.filter((stories) => stories.length === 0).length;
  return (
    <Sheet>
      <header>
        <h1>Coverage</h1>
        <p>
          Which state of which screen exists, made from the names of the stories. A state without a
          story reads “Missing”; some of them cannot occur, and those need no story. “Dark” counts
          where the screen is compared with a picture in the dark theme; axe judges the colours of
          every story in it.
        </p>
        <p>{`${screens.length} screens, ${shown.length - missing} states shown, ${missing} missing.`}</p>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls takes the focus */}
      <Scroller aria-label="States by screen" tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <th scope="col">Screen</th>
              {screenStates.map((state) => (
                <th key={state} scope="col">
                  {state}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {areas.map((area) => (
              <Fragment key={area}>
                <tr>
                  <th scope="rowgroup" colSpan={screenStates.length + 1}>
                    {area}
                  </th>
                </tr>
                {screens
                  .filter((screen) => areaOf(screen) === area)
                  .map((screen) => (
                    <Row key={screen.title} screen={screen} />
                  ))}
              </Fragment>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </Sheet>
  );
}
