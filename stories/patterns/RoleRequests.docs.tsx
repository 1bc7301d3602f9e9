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
    'Roles that other organizations offer to the person signed in, wherever they may answer them. Invites of people without an account are a page of their own.',
  components: { RoleRequests, PermissionList },
  dos: [
    {
      example: <RoleRequests requests={[harbour]} onAnswer={() => {}} />,
      caption: 'Says which role, where, and who asked, before it can be answered.',
    },
    {
      example: <PermissionList permissions={['users.view', 'content.view']} />,
      caption: 'Permissions in the words of what one can do.',
    },
  ],
  donts: [
    {
      example: <RoleRequests requests={[{ ...harbour, tenantName: '' }]} onAnswer={() => {}} />,
      caption:
        'Nobody should have to answer without knowing where: give the name wherever it is known.',
    },
  ],
  anatomy: [
    {
      name: 'Mark',
      text: 'The initials of the organization, with one tight corner; people are round.',
    },
    { name: 'Offer', text: 'Role and organization, then who asked and when.' },
    { name: 'Answers', text: 'Reject, then Accept; each is confirmed.' },
    {
      name: 'Confirmation',
      text: 'A yes lists what access is gained, a no says that the offer ends.',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Moves through the answers, offer by offer.' },
    { keys: 'Enter, Space', effect: 'Asks to confirm the answer; the focus is on Cancel.' },
    { keys: 'Escape', effect: 'Leaves the question without an answer.' },
  ],
  content: ['Access is said in verbs: “See people”, not “users.view”.'],
};
