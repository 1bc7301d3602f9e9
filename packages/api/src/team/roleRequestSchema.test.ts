import { expect, it } from 'vitest';
import { roleRequestsSchema } from './roleRequestSchema.ts';

it('reads role requests', () => {
  const answer = { requests: [{ id: 'r1', tenant_name: 'Acme', role_name: 'admin' }] };
  expect(roleRequestsSchema.parse(answer)[0]).toMatchObject({
    id: 'r1',
    tenantName: 'Acme',
    role: 'TenantAdmin',
  });
});
