export const FORM_LIMIT = 100;

export const OVERVIEW_LIMIT = 5;

export const PANEL_LIMIT = 100;

export const HEALTH_INTERVAL_MS = 30_000;

export const SEARCH_DELAY_MS = 250;

export const LISTED_INTERACTIONS = 5;
