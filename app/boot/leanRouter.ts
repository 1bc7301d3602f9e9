import type { Plugin } from 'vite';

const router = /react-router\/dist\/production\/[^/]+\.mjs$/;

/** Names for developer tools; each keeps a component that nothing uses. */
const displayName = /^\w+\.displayName = "\w+";$/gm;

/** A component wrapped when the module loads, which nobody knows to be without effects. */
const wrapped = /^(var \w+ = )(React\w*\.(?:forwardRef|memo|createContext)\()/gm;

/**
 * Vite plugin: lets the bundler leave out the components of React Router that the app does not use.
 * They stay otherwise, with the forms, prefetching and hydration under them: 6 KiB of each first
 * visit.
 */
export function leanRouter(): Plugin {
  return {
    name: 'platform-lean-router',
    apply: 'build',
    transform: {
      filter: { id: router },
      handler: (code) => ({
        code: code.replace(displayName, '').replace(wrapped, '$1/* @__PURE__ */ $2'),
        map: null,
      }),
    },
  };
}
