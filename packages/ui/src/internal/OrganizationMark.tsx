import { styled } from 'styled-components';
import { Avatar } from '../components/Avatar/Avatar.tsx';

/** Initials of an organization in the shape of a reply; people are round. Decorative. */
export const OrganizationMark = styled(Avatar)`
  border-radius: var(--platform-radius-reply-sm);
`;
