/** How the CRM service behaves; `/sandbox/settings` changes it until the next reset. */
export interface CrmSettings {
  /** What `GET /v1/health` answers as the status; anything but 'ok' is not healthy. */
  crmHealth: string;
}

export const CRM_SETTINGS: Readonly<CrmSettings> = { crmHealth: 'ok' };
