import type { ReactNode } from 'react';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { NotFoundArt } from '../../components/Illustration/NotFoundArt.tsx';
import { SidePanel } from '../../components/SidePanel/SidePanel.tsx';
import type { SidePanelProps } from '../../components/SidePanel/SidePanel.tsx';
import type { Remote } from '../../remote.ts';
import { RemoteContent } from '../RemoteContent/RemoteContent.tsx';
import { Body } from './RecordPanel.styles.ts';

export interface RecordPanelProps<Item> extends Omit<SidePanelProps, 'children' | 'label'> {
  /** Ready with `null` if the record does not exist. */
  record: Remote<Item | null>;
  /** Accessible name of the panel: the name of the record, once loaded. */
  label: string;
  /** Shown next to the spinner. */
  loadingText: string;
  /** Shown if the record does not exist. */
  missing: { title: string; description: string };
  /** `RecordHead`, a `FactList`, `RecordSection`s. */
  children: (record: Item) => ReactNode;
}

/** A record next to its list, with sections that load independently. Open by default. */
export function RecordPanel<Item>({
  record,
  loadingText,
  missing,
  children,
  ...panel
}: RecordPanelProps<Item>) {
  return (
    <SidePanel {...panel}>
      <RemoteContent
        source={record}
        loadingText={loadingText}
        // The list shows the same error.
        showsRefreshError={false}
        renderPlaceholder={(content) => <Body>{content}</Body>}
      >
        {(data) => (
          <Body>
            {data === null ? (
              <EmptyState illustration={<NotFoundArt />} {...missing} />
            ) : (
              children(data)
            )}
          </Body>
        )}
      </RemoteContent>
    </SidePanel>
  );
}
