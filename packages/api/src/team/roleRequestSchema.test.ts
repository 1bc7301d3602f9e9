import { expect, it } from 'vitest';
import { roleRequestsSchema } from './roleRequestSchema.ts';

it.each(['requests', 'role_requests', 'data'])('reads the role requests of %s', (name) => {
  const row = {
    id: 7,
    tenant_name: 'Acme',
    role_name: 'admin',
    requested_by: 'Bo Ek',
    created_at: '2026-11-23',
    status: 'pending',
  };
  expect(roleRequestsSchema.parse({ [name]: [row, {}] })).toEqual([
    {
      key: '7',
      id: '7',
      tenantName: 'Acme',
      role: 'TenantAdmin',
      requestedBy: 'Bo Ek',
      createdAt: '2026-11-23',
      status: 'pending',
    },
    expect.objectContaining({ id: '', role: 'Viewer' }),
  ]);
});
