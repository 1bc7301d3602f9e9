import { ApiError } from '@platform/api';
import { expect, it } from 'vitest';
import { inviteError } from './errors.ts';

const refused = (message: string) =>
  new ApiError('http', { status: 409, body: { error: { code: 'REFUSED', message } } });

it.each([
  ['User already exists in the system', { key: 'team.invite.otherTenant' }],
  ['User already exists in tenant', { key: 'team.invite.alreadyMember' }],
  ['Pending invitation for this user', { key: 'team.invite.alreadyInvited' }],
  ["Permission 'users.manage' required", { key: 'team.invite.notAllowed' }],
  ['The mail server is on fire', { message: 'The mail server is on fire' }],
])(
  "shows our text for a rejected invite, else the server's message: %s",
  (serverMessage, expected) => {
    expect(inviteError(refused(serverMessage))).toEqual(expected);
  },
);

it('shows that the invite failed if the server sent no message', () => {
  const failed = { key: 'team.invite.failed' };
  expect(inviteError(new ApiError('http', { status: 500, body: {} }))).toEqual(failed);
  expect(inviteError(new ApiError('network'))).toEqual(failed);
  expect(inviteError(new TypeError('a mistake of ours'))).toEqual(failed);
});
