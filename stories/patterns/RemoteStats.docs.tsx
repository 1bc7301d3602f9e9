import { RemoteStats } from '@platform/ui';
import { PageWidth } from '../components/layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';
import { failed, loading, ready } from './remotes.ts';

const known = ready(null);

export const guide: ComponentGuide = {
  purpose:
    'Figures of a page that are read from a server, each loading and failing by itself. Figures that are there already take StatStrip.',
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
                source: known,
              },
              { id: 'open', label: 'Open', figure: '–', caption: null, source: failed() },
            ]}
          />
        </PageWidth>
      ),
      caption: 'One source failed: its own dash and Retry, the other figure stays.',
    },
    {
      example: (
        <PageWidth>
          <RemoteStats
            label="Orders on their way"
            loadingText="Loading orders…"
            stats={[
              { id: 'all', label: 'Orders', figure: null, caption: null, source: loading },
              { id: 'open', label: 'Open', figure: null, caption: null, source: loading },
            ]}
          />
        </PageWidth>
      ),
      caption: 'Labels stand at once; the figures have their room.',
    },
  ],
  donts: [
    {
      example: (
        <PageWidth>
          <RemoteStats
            label="Orders that are not known"
            stats={[
              { id: 'all', label: 'Orders', figure: '0', source: known },
              { id: 'open', label: 'Open', figure: '0', source: known },
            ]}
          />
        </PageWidth>
      ),
      caption: 'A zero for what could not be read is a wrong figure: hand over the source.',
    },
  ],
  anatomy: [
    { name: 'Strip', text: 'That of StatStrip, with its columns and its slim shape.' },
    { name: 'Source', text: 'What the figure is counted from. Two figures may share one.' },
    {
      name: 'Loading',
      text: 'A skeleton in the room of the figure; readers hear the loading text.',
    },
    { name: 'Failure', text: 'A dash with Retry; readers hear the message.' },
  ],
  keyboard: [{ keys: 'Enter, Space', effect: 'On Retry, reads the source of that figure again.' }],
  content: [
    'A label is a noun with its range: “Calls Today”.',
    'The loading text names what is counted: “Loading orders…”.',
    'A caption compares with a range that it names, or is left out.',
  ],
};
