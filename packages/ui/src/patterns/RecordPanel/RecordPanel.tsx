import type { ReactNode } from 'react';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { NotFoundArt } from '../../components/Illustration/NotFoundArt.tsx';
import { SidePanel } from '../../components/SidePanel/SidePanel.tsx';
import type { SidePanelProps } from '../../components/SidePanel/SidePanel.tsx';
import type { Remote } from '../../remote.ts';
import { RemoteContent } from '../RemoteContent/RemoteContent.tsx';
import { Body } from './RecordPanel.styles.ts';

export interface RecordPanelProps<Item> extends Omit<SidePanelProps, 'children' | 'label'> {
  /** Ready with `null` where there is no such record. */
  record: Remote<Item | null>;
  /** Accessible name of the panel: the record's own, once it is known. */
  label: string;
  /** Said beside the spinner while the record is on its way. */
  loadingText: string;
  /** What is said where there is no such record. */
  missing: { title: string; description: string };
  /** `RecordHead`, a `FactList`, `RecordSection`s. */
  children: (record: Item) => ReactNode;
}

/**
 * A record beside its list: who or what it is, its facts, and sections that load and fail by
 * themselves. Open unless told otherwise.
 */
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
        // The list beside it says so.
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
