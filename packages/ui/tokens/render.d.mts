/** Renders tokens.css. Throws where the tokens do not fit their types. */
export function renderCss(tokens: unknown): string;
/** Renders generated.ts: the names of every variable and the breakpoints. */
export function renderTs(tokens: unknown): string;
/** Renders roles.ts: what each colour of a theme takes from a brand. */
export function renderBrandRoles(tokens: unknown): string;
