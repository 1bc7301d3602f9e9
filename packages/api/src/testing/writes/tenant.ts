import * as api from '../../index.ts';
import { write } from './write.ts';

const { members, pendingInvites, roleContext, roleRequests, subscription } = api;
const mail = { key: 'k', id: 'i', recipient: 'a@x.test', message: 'Paid' };
const CONTEXT = { tenant_id: 't1', user_id: 'u1' };

export const tenantWrites = {
  changeRole: write('parallel', api.changeRole, {
    input: { key: 'm', id: 'u2', role: 'Editor' },
    sameTarget: { key: 'm', id: 'u2', role: 'Viewer' },
    otherTarget: { key: 'o', id: 'u3', role: 'Editor' },
    requests: ['PATCH /auth/v1/team/member/u2/role {"new_role":"Editor"}'],
  }),
  removeTeamMember: write('join', api.removeTeamMember, {
    input: { key: 'm', id: 'u2' },
    otherTarget: { key: 'o', id: 'u3' },
    requests: ['DELETE /auth/v1/team/member/u2'],
  }),
  cancelPendingInvite: write('join', api.cancelPendingInvite, {
    input: { key: 'i', id: 'i1' },
    otherTarget: { key: 'j', id: 'i2' },
    requests: ['DELETE /auth/v1/invites/i1'],
  }),
  invite: write('join', api.invite, {
    input: { email: 'bo@x.test', role: 'viewer' },
    sameTarget: { email: ' BO@x.test ', role: 'viewer' },
    otherTarget: { email: 'ada@x.test', role: 'viewer' },
    response: CONTEXT,
    requests: [
      'GET /auth/v1/rbac/user/context',
      'POST /auth/v1/invite-user {"email":"bo@x.test","role_name":"viewer","tenant_id":"t1"}',
    ],
    invalidates: [members, pendingInvites],
  }),
  resendInvite: write('join', api.resendInvite, {
    input: { key: 'i', id: 'i1', email: 'bo@x.test', role: 'viewer' },
    sameTarget: { key: 'i', id: 'i1', email: ' BO@x.test ', role: 'viewer' },
    otherTarget: { key: 'j', id: 'i2', email: 'ada@x.test', role: 'viewer' },
    response: CONTEXT,
    requests: [
      'GET /auth/v1/rbac/user/context',
      'DELETE /auth/v1/invites/i1',
      'POST /auth/v1/invite-user {"email":"bo@x.test","role_name":"viewer","tenant_id":"t1"}',
    ],
    invalidates: [members, pendingInvites],
  }),
  answerRoleRequest: write('join', api.answerRoleRequest, {
    input: { key: 'r', id: 'r1', isAccepted: true },
    otherTarget: { key: 's', id: 'r2', isAccepted: true },
    requests: ['POST /auth/v1/role-request/r1/accept {}'],
    invalidates: [roleRequests, roleContext, members],
  }),
  changeProfile: write('queue', api.changeProfile, {
    input: { firstName: 'Bo', lastName: 'Ek' },
    sameTarget: { firstName: 'Bo', lastName: 'Ek', picture: '' },
    requests: ['PATCH /auth/v1/me {"first_name":"Bo","last_name":"Ek"}'],
    invalidates: [members],
  }),
  connectProvider: write('join', api.connectProvider, {
    input: { provider: 'slack' },
    otherTarget: { provider: 'gmail' },
    // The settings are loaded first; `connect.test.ts` covers the rest.
    requests: ['GET /integrations/v1/integrations/slack/settings'],
  }),
  disconnectProvider: write('join', api.disconnectProvider, {
    input: { provider: 'slack' },
    otherTarget: { provider: 'gmail' },
    requests: ['POST /integrations/v1/integrations/slack/disconnect {}'],
  }),
  testProvider: write('join', api.testProvider, {
    input: { provider: 'slack' },
    otherTarget: { provider: 'gmail' },
    requests: ['POST /integrations/v1/integrations/slack/test {}'],
  }),
  endDeviceSession: write('join', api.endDeviceSession, {
    input: { key: 's1', id: 's1', name: 'Safari' },
    otherTarget: { key: 's2', id: 's2', name: 'Firefox' },
    requests: ['DELETE /auth/v1/sessions/s1'],
    invalidates: [api.deviceSessions],
  }),
  endOtherDeviceSessions: write('join', api.endOtherDeviceSessions, {
    input: {},
    requests: ['DELETE /auth/v1/sessions'],
    invalidates: [api.deviceSessions],
  }),
  cancelTenantSubscription: write('join', api.cancelTenantSubscription, {
    input: undefined,
    requests: ['DELETE /billing/v1/subscription'],
    invalidates: [subscription],
  }),
  sendInvoice: write('join', api.sendInvoice, {
    input: mail,
    otherTarget: { ...mail, key: 'l' },
    requests: [
      'POST /billing/v1/invoices/i/email {"invoice_id":"i","recipient_email":"a@x.test","message":"Paid"}',
    ],
  }),
  loadMoreInvoices: write('join', api.loadMoreInvoices, {
    input: 'p2',
    otherTarget: 'p3',
    requests: ['GET /billing/v1/invoices?cursor=p2'],
  }),
} as const;
