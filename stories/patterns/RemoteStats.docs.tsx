import { RemoteStats } from '@platform/ui';
import { PageWidth } from '../components/layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';
import { failed, loading, ready } from '../remotes.ts';

const loaded = ready(null);

export const guide: ComponentGuide = {
  purpose:
    'Figures from a server, each loading and failing independently. For figures that are already loaded, use StatStrip.',
  dos: [
    {
      example: (
        <PageWidth>
          <RemoteStats
            label="Orders"
            stats={[
              {
                id: 'all',
                label: 'Orders',
                figure: '128',
                caption: '12 this month',
                source: loaded,
              },
              {
                id: 'open',
                label: 'Open',
                figure: '–',
                caption: null,
                source: failed('The orders could not be loaded.'),
              },
            ]}
          />
        </PageWidth>
      ),
      caption: 'One source failed: its figure shows a dash and Retry. The other figure stays.',
    },
    {
      example: (
        <PageWidth>
          <RemoteStats
            label="Orders while loading"
            loadingText="Loading orders…"
            stats={[
              { id: 'all', label: 'Orders', figure: null, caption: null, source: loading },
              { id: 'open', label: 'Open', figure: null, caption: null, source: loading },
            ]}
          />
        </PageWidth>
      ),
      caption: 'Labels appear at once; space is reserved for the figures.',
    },
  ],
  donts: [
    {
      example: (
        <PageWidth>
          <RemoteStats
            label="Orders that failed to load"
            stats={[
              { id: 'all', label: 'Orders', figure: '0', source: loaded },
              { id: 'open', label: 'Open', figure: '0', source: loaded },
            ]}
          />
        </PageWidth>
      ),
      caption: 'A zero for a figure that failed to load is wrong: pass the source.',
    },
  ],
  anatomy: [
    { name: 'Strip', text: 'A StatStrip, with the same columns and slim variant.' },
    { name: 'Source', text: 'The data of the figure. Two figures may share one source.' },
    {
      name: 'Loading',
      text: 'A skeleton instead of the figure; screen readers announce the loading text.',
    },
    { name: 'Failure', text: 'A dash with Retry; screen readers announce the message.' },
  ],
  keyboard: [{ keys: 'Enter, Space', effect: 'On Retry, loads the source of that figure again.' }],
  content: [
    'A label is a noun with its period: “Calls Today”.',
    'The loading text names what is counted: “Loading orders…”.',
    'A caption names the period that it compares with, or is omitted.',
  ],
};
