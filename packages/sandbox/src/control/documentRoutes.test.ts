import { expect, it } from 'vitest';
import { documentRoutes } from './documentRoutes.ts';

const routes = documentRoutes();

it('serves the API document', async () => {
  const response = await routes.request('/openapi.json');
  expect(response.headers.get('content-type')).toContain('json');
  expect(await response.json()).toMatchObject({ openapi: '3.1.1' });
});

it('serves a page that loads only its own files', async () => {
  const page = await routes.request('/docs');
  const text = await page.text();
  const files = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
  expect(files).toHaveLength(4);
  for (const file of files) {
    expect(file).toMatch(/^\/sandbox\/docs\//);
    const { status } = await routes.request(file.replace('/sandbox', ''));
    expect([file, status]).toEqual([file, 200]);
  }
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
});

it('shows each message with its direction and fields', async () => {
  const page = await routes.request('/docs/messages');
  const text = (await page.text()).replaceAll(/<[^>]+>|\s+/g, ' ').replaceAll(/ +/g, ' ');
  expect(text).toContain('/v1/agents/{id}/test');
  expect(text).toContain('auth From the client.');
  expect(text).toContain('GenerationDone From the service.');
  expect(text).toContain('usage.llm_tokens integer LLM tokens used by the whole request.');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
});
