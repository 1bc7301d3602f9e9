// @vitest-environment jsdom
import { LanguageProvider } from '@platform/i18n';
import { act, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FactList } from '../FactList/FactList.tsx';
import { definePanelSlots } from './definePanelSlots.tsx';
import { PanelFacts } from './PanelFacts.tsx';
import type { PanelSlots } from './types.ts';
import { PanelSections } from './PanelSections.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const Broken = (): never => {
  throw new Error('A mistake in a slot.');
};

let isServer = true;
function OnlyInBrowser() {
  if (isServer) throw new Error('There is no window.');
  return <>Berth 4</>;
}

interface Boat {
  name: string;
}
const boat: Boat = { name: 'Aurora' };

/** Renders again as soon as it is mounted, as a table does that measures its columns. */
function Panel({ slots }: { slots: PanelSlots<Boat> }) {
  const renders = useSyncExternalStore(
    () => () => {},
    () => 2,
    () => 1,
  );
  return (
    <LanguageProvider language="en">
      <h1>{`Render ${renders}`}</h1>
      <PanelFacts item={boat} facts={[{ label: 'Name', value: boat.name }]} slots={slots} />
      <PanelSections item={boat} slots={slots} />
    </LanguageProvider>
  );
}

/** Returns the server's markup, the hydrated page and React's reports. */
async function hydrated(slots: PanelSlots<Boat>) {
  isServer = true;
  const markup = renderToString(<Panel slots={slots} />);
  isServer = false;
  const container = document.createElement('div');
  container.innerHTML = markup;
  document.body.append(container);
  const heading = container.querySelector('h1');
  const reports: string[] = [];
  const root = await act(async () =>
    hydrateRoot(container, <Panel slots={slots} />, {
      onRecoverableError: (error) => reports.push(String(error)),
      onCaughtError: (error) => reports.push(String(error)),
    }),
  );
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
  });
  return {
    markup,
    text: container.textContent,
    reports,
    isSameHeading: container.querySelector('h1') === heading,
  };
}

test('a part that works is rendered by a server and hydrated without a report', async () => {
  const slots = definePanelSlots<Boat>({
    facts: (facts) => [...facts, { label: 'Berth', value: <b>B4</b> }],
    sections: () => <FactList facts={[{ label: 'Length', value: '12 m' }]} />,
  });
  const { markup, reports, text, isSameHeading } = await hydrated(slots);

  expect(markup).toContain('B4');
  expect(markup).toContain('12 m');
  expect(text).toBe('Render 2NameAuroraBerthB4Length12 m');
  expect(reports).toEqual([]);
  expect(isSameHeading).toBe(true);
});

test('a part that throws on a server and in a browser shows an error in its place', async () => {
  const slots = definePanelSlots<Boat>({
    facts: (facts) => [...facts, { label: 'Berth', value: <Broken /> }],
    sections: () => <Broken />,
  });
  const { markup, text, isSameHeading } = await hydrated(slots);

  expect(markup).toContain('Aurora');
  expect(text).toMatch(/^Render 2NameAuroraBerthThis part could not be shown\.This part/);
  expect(isSameHeading).toBe(true);
});

test('a part that throws only on a server is rendered by the browser', async () => {
  const slots = definePanelSlots<Boat>({ sections: () => <OnlyInBrowser /> });
  const { markup, text, isSameHeading } = await hydrated(slots);

  expect(markup).toContain('Aurora');
  expect(markup).not.toContain('Berth 4');
  expect(text).toBe('Render 2NameAuroraBerth 4');
  expect(isSameHeading).toBe(true);
});

test('functions that throw on a server keep the parts of the screen', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const slots = definePanelSlots<Boat>({ facts: () => Broken() });
  const { markup, text } = await hydrated(slots);
  expect(log).toHaveBeenCalledWith(new Error('A mistake in a slot.'));
  log.mockClear();

  expect(markup).toContain('Aurora');
  expect(text).toBe('Render 2NameAuroraThis part could not be shown.');
});
