import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify, transformWithOxc } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { standInStyle } from './standIn.ts';

const source = fileURLToPath(new URL('boot.ts', import.meta.url));
const tag = '/boot.js';

/** Pages within the frame, each with the frame. */
const inShell = (pages: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(pages).map(([prefix, page]) => [
      prefix,
      ['src/shell/ShellLayout.tsx', `src/${page}.tsx`],
    ]),
  );

/** Pages that a first visit loads besides the entry: start of the path to modules, longest first. */
const firstVisits: Readonly<Record<string, readonly string[]>> = {
  '/auth/callback': ['src/session/CallbackPage.tsx'],
  '/auth': ['src/session/SignInPage.tsx', 'src/session/takeOver.ts'],
  ...inShell({
    '/billing/invoices': 'billing/InvoicesPage',
    '/billing/plans': 'billing/PlansPage',
    '/billing': 'billing/BillingOverviewPage',
    '/crm/contacts': 'crm/ContactsPage',
    '/crm/interactions': 'crm/InteractionsPage',
    '/crm/leads': 'crm/LeadsPage',
    '/crm': 'crm/CrmOverviewPage',
    '/dashboard': 'dashboard/DashboardPage',
    '/integrations': 'integrations/IntegrationsPage',
    '/settings/teams': 'team/TeamPage',
  }),
  '/': ['src/shell/ShellLayout.tsx'],
};

/** Each name once, since the script goes with every first visit. */
function packed(chunks: Record<string, string[]>) {
  const names = [...new Set(Object.values(chunks).flat())];
  const routes = Object.entries(chunks).map(([prefix, needed]) => [
    prefix,
    needed.map((name) => names.indexOf(name)),
  ]);
  return { names, routes: Object.fromEntries(routes) };
}

/** @param style address of the rules of the sign-in form */
async function compile(
  chunks: Record<string, string[]>,
  style: string | undefined,
  isMinified: boolean,
): Promise<string> {
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), source, {
    define: {
      ROUTE_CHUNKS: JSON.stringify(packed(chunks)),
      STAND_IN_STYLE: style === undefined ? 'undefined' : JSON.stringify(style),
    },
    sourcemap: false,
  });
  // The build leaves out the export that makes it a module for the compiler.
  const script = code.replace(/^export\s*\{\s*\};?\s*$/m, '');
  if (!isMinified) return script;
  return (await minify(source, `(()=>{${script}})();`)).code;
}

type Bundle = Rolldown.OutputBundle;

const chunkOf = (bundle: Bundle, module: string) =>
  Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(`/app/${module}`)),
  );

function withImports(bundle: Bundle, name: string, found = new Set<string>()): Set<string> {
  const file = bundle[name];
  if (found.has(name) || file?.type !== 'chunk') return found;
  found.add(name);
  for (const imported of file.imports) withImports(bundle, imported, found);
  return found;
}

const entryOf = (bundle: Bundle) =>
  Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);

/** Asks for what the entry imports as soon as the document is there. */
function initialPreloads(bundle: Bundle): string {
  const entry = entryOf(bundle);
  const imports = entry?.type === 'chunk' ? entry.imports : [];
  return imports
    .map((name) => `<link rel="modulepreload" crossorigin href="/${name}" />\n  `)
    .join('');
}

/** Chunks of each first visit that the entry does not bring along itself. */
function routeChunks(bundle: Bundle): Record<string, string[]> {
  const entry = entryOf(bundle);
  const initial = entry ? withImports(bundle, entry.fileName) : new Set<string>();
  return Object.fromEntries(
    Object.entries(firstVisits).map(([prefix, modules]) => {
      const names = modules.flatMap((module) => {
        const chunk = chunkOf(bundle, module);
        return chunk ? [...withImports(bundle, chunk.fileName)] : [];
      });
      return [
        prefix,
        [...new Set(names)]
          .filter((name) => !initial.has(name))
          .map((name) => path.basename(name, '.js')),
      ];
    }),
  );
}

/** Vite plugin: serves `boot.ts` as `/boot.js` in development, as a hashed asset in the build. */
export function bootScript(): Plugin {
  return {
    name: 'platform-boot-script',
    configureServer(server) {
      server.middlewares.use(tag, async (_request, response) => {
        const code = await compile({}, undefined, false);
        response.setHeader('Content-Type', 'text/javascript');
        response.end(code);
      });
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const style = Object.keys(bundle).find((name) => standInStyle.test(name));
        const code = await compile(routeChunks(bundle), style && `/${style}`, true);
        const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
        const fileName = `assets/boot-${hash}.js`;
        this.emitFile({ type: 'asset', fileName, source: code });
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        page.source = String(page.source)
          .replace(tag, `/${fileName}`)
          .replace('</head>', `${initialPreloads(bundle)}</head>`);
      },
    },
  };
}
