// First, so that secrets of a redirect are removed from the URL before anything else runs.
import './session/returnQuery.ts';
import { browserEnvironment, ConfigError, loadConfig } from '@platform/api';
import type { Config } from '@platform/api';
import '@platform/ui/styles.css';
import '@platform/ui/page.css';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import * as z from 'zod/mini';
import { App } from './App.tsx';
import { createApp } from './createApp.ts';

// The content security policy forbids zod's generated code.
z.config({ jitless: true });

// Requested before any text renders, but after the code, which would otherwise get less bandwidth.
void document.fonts.load('1em "Onest Variable"');

const buildSettings = import.meta.env as Readonly<Record<string, unknown>>;

async function boot(root: Root): Promise<void> {
  let config: Config;
  try {
    config = await loadConfig('/config.json', buildSettings);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const { ConfigFailure } = await import('./errors/ConfigFailure.tsx');
    root.render(<ConfigFailure settings={error.settings} />);
    return;
  }
  const parts = await createApp(config, browserEnvironment());
  root.render(<App {...parts} />);
}

const container = document.querySelector('#root');
if (!container) throw new Error('index.html has no element with the id "root".');
void boot(createRoot(container));
