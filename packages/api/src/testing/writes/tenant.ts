import * as api from '../../index.ts';
import { write } from './write.ts';

const { members, pendingInvites, roleContext, roleRequests, subscription } = api;
const mail = { key: 'k', id: 'i', recipient: 'a@x.test', message: 'Paid' };
const CONTEXT = { tenant_id: 't1', user_id: 'u1' };

export const tenantWrites = {
  changeRole: write('is sent at once', api.changeRole, {
    one: { key: 'm', id: 'u2', role: 'Editor' },
    again: { key: 'm', id: 'u2', role: 'Viewer' },
    apart: { key: 'o', id: 'u3', role: 'Editor' },
    sends: ['PATCH /auth/v1/team/member/u2/role {"new_role":"Editor"}'],
  }),
  removeTeamMember: write('is the same one', api.removeTeamMember, {
    one: { key: 'm', id: 'u2' },
    apart: { key: 'o', id: 'u3' },
    sends: ['DELETE /auth/v1/team/member/u2'],
  }),
  cancelPendingInvite: write('is the same one', api.cancelPendingInvite, {
    one: { key: 'i', id: 'i1' },
    apart: { key: 'j', id: 'i2' },
    sends: ['DELETE /auth/v1/invites/i1'],
  }),
  invite: write('is the same one', api.invite, {
    one: { email: 'bo@x.test', role: 'viewer' },
    again: { email: ' BO@x.test ', role: 'viewer' },
    apart: { email: 'ada@x.test', role: 'viewer' },
    answer: CONTEXT,
    sends: [
      'GET /auth/v1/rbac/user/context',
      'POST /auth/v1/invite-user {"email":"bo@x.test","role_name":"viewer","tenant_id":"t1"}',
    ],
    rereads: [members, pendingInvites],
  }),
  answerRoleRequest: write('is the same one', api.answerRoleRequest, {
    one: { key: 'r', id: 'r1', isAccepted: true },
    apart: { key: 's', id: 'r2', isAccepted: true },
    sends: ['POST /auth/v1/role-request/r1/accept {}'],
    rereads: [roleRequests, roleContext, members],
  }),
  changeProfile: write('is sent afterwards', api.changeProfile, {
    one: { firstName: 'Bo', lastName: 'Ek' },
    again: { firstName: 'Bo', lastName: 'Ek', picture: '' },
    sends: ['PATCH /auth/v1/me {"first_name":"Bo","last_name":"Ek"}'],
    rereads: [members],
  }),
  connectProvider: write('is the same one', api.connectProvider, {
    one: { provider: 'slack' },
    apart: { provider: 'gmail' },
    // The settings are loaded first; `connect.test.ts` covers the rest.
    sends: ['GET /integrations/v1/integrations/slack/settings'],
  }),
  disconnectProvider: write('is the same one', api.disconnectProvider, {
    one: { provider: 'slack' },
    apart: { provider: 'gmail' },
    sends: ['POST /integrations/v1/integrations/slack/disconnect {}'],
  }),
  testProvider: write('is the same one', api.testProvider, {
    one: { provider: 'slack' },
    apart: { provider: 'gmail' },
    sends: ['POST /integrations/v1/integrations/slack/test {}'],
  }),
  cancelTenantSubscription: write('is the same one', api.cancelTenantSubscription, {
    one: undefined,
    sends: ['DELETE /billing/v1/subscription'],
    rereads: [subscription],
  }),
  sendInvoice: write('is the same one', api.sendInvoice, {
    one: mail,
    apart: { ...mail, key: 'l' },
    sends: [
      'POST /billing/v1/invoices/i/email {"invoice_id":"i","recipient_email":"a@x.test","message":"Paid"}',
    ],
  }),
  loadMoreInvoices: write('is the same one', api.loadMoreInvoices, {
    one: 'p2',
    apart: 'p3',
    sends: ['GET /billing/v1/invoices?cursor=p2'],
  }),
} as const;
