import { crmTexts, useTranslation } from '@platform/i18n';
import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { leadStatuses } from './leadStatuses.ts';
import type { LeadStatusChoice, LeadStatuses } from './leadStatuses.ts';

const OwnStatuses = createContext<readonly LeadStatusChoice[] | undefined>(undefined);

export interface LeadStatusesProviderProps {
  /** Statuses in the order of work. Keep the array stable, such as outside of the component. */
  statuses: readonly LeadStatusChoice[];
  /** Screens and panels of leads. */
  children: ReactNode;
}

/** Replaces the statuses of leads in the screens inside. Renders no element. */
export function LeadStatusesProvider({ statuses, children }: LeadStatusesProviderProps) {
  return <OwnStatuses value={statuses}>{children}</OwnStatuses>;
}

/** The statuses of leads: those of `LeadStatusesProvider`, else those of the product. */
export function useLeadStatuses(): LeadStatuses {
  const t = useTranslation(crmTexts);
  const own = use(OwnStatuses);
  return useMemo(() => leadStatuses(t, own), [t, own]);
}
