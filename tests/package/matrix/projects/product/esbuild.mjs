import { build } from 'esbuild';

const shared = { bundle: true, format: 'esm', jsx: 'automatic' };

await build({
  ...shared,
  entryPoints: ['hydrate.jsx'],
  outdir: 'public',
  splitting: true,
  loader: { '.woff2': 'file' },
  // Only this build of React reports hydration mismatches.
  define: { 'process.env.NODE_ENV': '"development"' },
});
await build({
  ...shared,
  entryPoints: ['App.jsx'],
  outfile: 'server/App.mjs',
  platform: 'node',
  packages: 'external',
});
