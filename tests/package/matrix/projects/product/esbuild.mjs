import { build } from 'esbuild';

const shared = { bundle: true, format: 'esm', jsx: 'automatic' };

await build({
  ...shared,
  entryPoints: ['hydrate.jsx'],
  outdir: 'public',
  splitting: true,
  loader: { '.woff2': 'file' },
  // React tells of a page that it could not take over as it was in this form only.
  define: { 'process.env.NODE_ENV': '"development"' },
});
await build({
  ...shared,
  entryPoints: ['App.jsx'],
  outfile: 'server/App.mjs',
  platform: 'node',
  packages: 'external',
});
