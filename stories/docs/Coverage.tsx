import { Fragment } from 'react';
import { coverageOf, isMissing, screenStates } from './coverageOf.ts';
import type { ScreenCoverage } from './coverageOf.ts';
import { Scroller, Table } from './coverageTable.styles.ts';
import { Sheet } from './docs.styles.ts';
import { useStoryIndex } from './storyIndex.ts';
import type { IndexEntry } from './storyIndex.ts';

const areaOf = ({ title }: ScreenCoverage) => title.split('/')[0] ?? title;

function StoryLinks({ stories }: { stories: readonly IndexEntry[] }) {
  return stories.map(({ id, name }) => (
    <a key={id} href={`./?path=/story/${id}`} target="_top">
      {name}
    </a>
  ));
}

function Row({ screen }: { screen: ScreenCoverage }) {
  return (
    <tr>
      <th scope="row">{screen.title.split('/').slice(1).join('/')}</th>
      {screenStates.map((state) => {
        const { stories, reason } = screen.states[state];
        return (
          <td key={state} data-missing={isMissing(screen.states[state]) || undefined}>
            <StoryLinks stories={stories} />
            {stories.length === 0 ? (reason ?? 'Missing') : null}
          </td>
        );
      })}
      <td>
        <StoryLinks stories={screen.others} />
      </td>
    </tr>
  );
}

export function Coverage() {
  const screens = coverageOf(useStoryIndex());
  const areas = [...new Set(screens.map(areaOf))];
  const states = screens.flatMap((screen) => Object.values(screen.states));
  const shown = states.filter(({ stories }) => stories.length > 0).length;
  const missing = states.filter(isMissing).length;
  return (
    <Sheet>
      <header>
        <h1>Coverage</h1>
        <p>
          Stories by screen and state, derived from their names. A state that cannot occur has a
          reason; a state without a story is “Missing”. “Dark” counts if the screen is compared with
          a picture in the dark theme.
        </p>
        <p>{`${screens.length} screens, ${shown} states shown, ${missing} missing.`}</p>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
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
              <th scope="col">Others</th>
            </tr>
          </thead>
          <tbody>
            {areas.map((area) => (
              <Fragment key={area}>
                <tr>
                  <th scope="rowgroup" colSpan={screenStates.length + 2}>
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
