import { formatNumber } from '@platform/i18n';
import { Badge, Dialog, mapRemote, PageHeader, TextField } from '@platform/ui';
import { Card } from '@platform/ui/components/Card';
import { media } from '@platform/ui/tokens';
import { App } from './App.jsx';

const people = mapRemote({ status: 'ready', data: 1234 }, formatNumber);

/** A server component: it draws parts of the packages, and calls what needs no browser. */
export default function Page() {
  return (
    <main data-phone={media.phone}>
      <PageHeader title="Rendered on a server" />
      <Badge>{people.data}</Badge>
      <Card>
        <TextField label="Search" />
      </Card>
      <Dialog.Root title="Closed" open={false}>
        Unseen
      </Dialog.Root>
      <App />
    </main>
  );
}
