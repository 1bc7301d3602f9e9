import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { testConfig } from './services.ts';

const { auth } = testConfig.services;

export const admin = {
  id: 'priya.nair',
  email: 'priya.nair@northwind.example',
  first_name: 'Priya',
  last_name: 'Nair',
  roles: ['TenantAdmin'],
  authenticated: true,
};

const teamResponses = {
  context: {
    tenant_id: 'northwind',
    user_id: admin.id,
    roles: ['TenantAdmin'],
    is_tenant_admin: true,
  },
  members: {
    members: [
      { user_id: admin.id, full_name: 'Priya Nair', email: admin.email, role: 'TenantAdmin' },
      { user_id: 'amara', full_name: 'Amara Okafor', email: 'a@northwind.example', role: 'Editor' },
      { user_id: 'jonas', full_name: 'Jonas Weber', email: 'j@northwind.example', role: 'Viewer' },
    ],
  },
  invites: {
    invitations: [{ invite_id: 'i1', email: 'noor@northwind.example', role: 'editor' }],
  },
} as const;

const done = () => HttpResponse.json({ success: true });

export const teamHandlers = (...first: HttpHandler[]): HttpHandler[] => [
  ...first,
  http.get(`${auth}/v1/me`, () => HttpResponse.json(admin)),
  http.get(`${auth}/v1/rbac/user/context`, () => HttpResponse.json(teamResponses.context)),
  http.get(`${auth}/v1/team/members`, () => HttpResponse.json(teamResponses.members)),
  http.get(`${auth}/v1/invite/pending`, () => HttpResponse.json(teamResponses.invites)),
  http.patch(`${auth}/v1/team/member/:id/role`, done),
  http.delete(`${auth}/v1/team/member/:id`, done),
  http.delete(`${auth}/v1/invites/:id`, done),
  http.post(`${auth}/v1/invite-user`, done),
];
