import type { integrations } from '@platform/api';
import { Blocks } from 'lucide';
import type { AreaPalette } from '../routing/palette.ts';
import { integrationsPath } from './address.ts';

/** Links to the list, since an integration has no URL. */
export const palette: AreaPalette = {
  records: [
    {
      label: 'shell.page.integrations',
      icon: Blocks,
      list: (read) =>
        read<typeof integrations>('integrations.list')
          .flatMap((load) => load.integrations)
          .map(({ provider, name, accountLabel }) => ({
            id: provider,
            label: name,
            hint: accountLabel,
            href: integrationsPath,
          })),
    },
  ],
};
