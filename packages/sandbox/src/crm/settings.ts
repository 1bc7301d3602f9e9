export interface CrmSettings {
  /** Status returned by `GET /v1/health`; anything but 'ok' is unhealthy. */
  crmHealth: string;
}

export const CRM_SETTINGS: Readonly<CrmSettings> = { crmHealth: 'ok' };
