/**
 * A constructed sheet, which a policy without `unsafe-inline` allows. Page styles reach only the
 * host, which has no box; inherited properties are reset. Lengths are in em of `medium`, the
 * browser's own font size.
 */
export function createStyles(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  return sheet;
}

const styles = `
:host { all: initial !important; display: contents !important; }
.corner {
  --paper: #ffffff; --well: #f3f2ee; --ink: #10131a; --quiet: #565b69; --line: #dcdad4; --field: #82858f; --bad: #b3261e;
  position: fixed; z-index: 2147483000; inset-block-end: 20px; inset-inline: 20px;
  display: grid; justify-items: right; gap: 14px; pointer-events: none;
  color: var(--ink); font: medium/1.45 system-ui, sans-serif; color-scheme: light dark;
}
/* The side a product chose is the same on pages that run from right to left. */
.corner[data-position='left'] { justify-items: left; }
@media (prefers-color-scheme: dark) {
  .corner { --paper: #1b1f2a; --well: #282d3a; --ink: #f3f4f7; --quiet: #b5b9c6; --line: #3a4050; --field: #878c9b; --bad: #ff9d94; }
}
* { box-sizing: border-box; }
svg { inline-size: 1.375em; block-size: 1.375em; fill: none; stroke: currentColor; stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; }
button, input { font: inherit; color: inherit; }
button { cursor: pointer; }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; box-shadow: 0 0 0 2px var(--paper); }
.bubble {
  display: grid; place-items: center; inline-size: 3.5em; block-size: 3.5em; padding: 0; pointer-events: auto;
  border: 2px solid var(--paper); border-radius: 50%; background: var(--accent); color: var(--on-accent);
  box-shadow: 0 2px 6px rgb(0 0 0 / 0.2), 0 8px 24px rgb(0 0 0 / 0.18);
}
.bubble:focus-visible { box-shadow: 0 0 0 5px var(--paper); }
.chat {
  display: flex; flex-direction: column; inline-size: min(22.5em, 100%); block-size: min(32.5em, calc(100dvh - 64px - 3.5em));
  overflow: hidden; pointer-events: auto; border: 1px solid var(--line); border-radius: 18px;
  background: var(--paper); box-shadow: 0 12px 40px rgb(0 0 0 / 0.22);
}
.chat[hidden] { display: none; }
header { display: flex; align-items: center; gap: 8px; padding: 12px 8px 12px 16px; background: var(--accent); color: var(--on-accent); }
h2 { flex: 1; min-inline-size: 0; margin: 0; font-size: 1em; font-weight: 600; overflow-wrap: anywhere; }
header button { display: grid; place-items: center; inline-size: 2.75em; block-size: 2.75em; margin-block: -8px; padding: 0; border: 0; border-radius: 12px; background: none; }
header button:focus-visible { outline-color: currentColor; outline-offset: -4px; box-shadow: none; }
.log { display: flex; flex: 1; flex-direction: column; gap: 10px; padding: 16px; overflow-y: auto; overscroll-behavior: contain; font-size: 0.9375em; }
.log p { margin: 0; }
.said { align-self: flex-start; max-inline-size: 86%; padding: 9px 12px; border-radius: 14px 14px 14px 4px; background: var(--well); white-space: pre-wrap; overflow-wrap: anywhere; }
.said[data-by='you'] { align-self: flex-end; border-radius: 14px 14px 4px 14px; background: var(--accent); color: var(--on-accent); }
.source { padding-inline: 12px; color: var(--quiet); font-size: 0.8667em; overflow-wrap: anywhere; }
.trouble { color: var(--bad); }
.trouble button { margin-block-start: 6px; min-block-size: 2.4em; padding: 4px 12px; border: 1px solid var(--field); border-radius: 10px; background: none; color: var(--ink); }
.dots { display: flex; gap: 5px; padding-block: 13px; }
.dots i { inline-size: 6px; block-size: 6px; border-radius: 50%; background: var(--quiet); animation: beat 1.2s infinite; }
.dots i:nth-child(3) { animation-delay: 0.15s; }
.dots i:nth-child(4) { animation-delay: 0.3s; }
@keyframes beat { 30% { transform: translateY(-4px); } 60% { transform: none; } }
@media (prefers-reduced-motion: reduce) { .dots i { animation: none; } }
form { display: flex; gap: 8px; padding: 12px; border-block-start: 1px solid var(--line); }
input { flex: 1; min-inline-size: 0; min-block-size: 2.75em; padding: 0 12px; border: 1px solid var(--field); border-radius: 12px; background: var(--paper); }
input:focus-visible { outline-offset: -1px; box-shadow: none; }
input::placeholder { color: var(--quiet); opacity: 1; }
form button { display: grid; flex: none; place-items: center; inline-size: 2.75em; block-size: 2.75em; padding: 0; border: 0; border-radius: 12px; background: var(--accent); color: var(--on-accent); }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (forced-colors: active) { .bubble, form button, .said { border: 1px solid CanvasText; } }
`;
