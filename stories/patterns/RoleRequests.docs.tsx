import { PermissionList, RoleRequests } from '@platform/ui';
import type { RoleOffer } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

const harbour: RoleOffer = {
  key: '1',
  tenantName: 'Harbour Optics',
  role: 'Editor',
  requestedBy: 'Ines Duarte',
  createdAt: '2024-06-17T09:00:00Z',
  permissions: ['content.view', 'users.view'],
};

export const guide: ComponentGuide = {
  purpose:
    'Roles that other organizations offer to the signed-in user. Invites of people without an account have their own page.',
  components: { RoleRequests, PermissionList },
  dos: [
    {
      example: <RoleRequests requests={[harbour]} onAnswer={() => {}} />,
      caption: 'Shows role, organization and sender before the user responds.',
    },
    {
      example: <PermissionList permissions={['users.view', 'content.view']} />,
      caption: 'Describes permissions as actions.',
    },
  ],
  donts: [
    {
      example: <RoleRequests requests={[{ ...harbour, tenantName: '' }]} onAnswer={() => {}} />,
      caption:
        'Users should not respond without knowing the organization: pass its name whenever it is known.',
    },
  ],
  anatomy: [
    {
      name: 'Mark',
      text: 'Initials of the organization, with one tight corner; people are round.',
    },
    { name: 'Offer', text: 'Role and organization, then who sent it and when.' },
    { name: 'Answers', text: 'Reject, then Accept; both ask for confirmation.' },
    {
      name: 'Confirmation',
      text: 'Accepting lists the new permissions; rejecting says that the offer ends.',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Moves through the buttons, offer by offer.' },
    { keys: 'Enter, Space', effect: 'Asks for confirmation; Cancel has the focus.' },
    { keys: 'Escape', effect: 'Closes the question without a response.' },
  ],
  content: ['Permissions are verbs: “See people”, not “users.view”.'],
};
