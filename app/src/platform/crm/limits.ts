/** The contacts that the interaction form offers. */
export const FORM_LIMIT = 100;

/** The contacts that the overview asks for to show its three newest. */
export const OVERVIEW_LIMIT = 5;

/** The interactions of one contact that its panel shows. */
export const PANEL_LIMIT = 100;

/** How often the health is asked for, in milliseconds. */
export const HEALTH_INTERVAL_MS = 30_000;

/** How long typing must rest before the service is asked for contacts that are not loaded. */
export const SEARCH_DELAY_MS = 250;

/** The overview lists the five newest interactions. */
export const LISTED_INTERACTIONS = 5;
