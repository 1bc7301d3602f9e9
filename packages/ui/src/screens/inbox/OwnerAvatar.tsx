import type { InboxPerson } from '@platform/domain';
import { styled } from 'styled-components';
import { Avatar } from '../../components/Avatar/Avatar.tsx';

const Small = styled(Avatar)`
  && {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    font-size: var(--platform-font-size-2xs);
  }
`;

export function OwnerAvatar({ owner }: { owner: InboxPerson }) {
  return <Small name={owner.name} id={owner.id} />;
}
