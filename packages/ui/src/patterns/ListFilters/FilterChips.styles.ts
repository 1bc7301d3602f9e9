import { styled } from 'styled-components';
import { Chip as TagChip } from '../../components/TagInput/TagInput.styles.ts';
import { media } from '../../tokens/media.ts';

export const Chips = styled.ul.attrs({ role: 'list' })`
  --platform-tag-size: var(--platform-space-6-5);
  display: flex;
  flex-wrap: wrap;
  gap: var(--platform-space-2);
  margin-block-end: var(--platform-space-2-5);
  list-style: none;

  ${media.touch} {
    --platform-tag-size: var(--platform-space-9);
  }
`;

export const Chip = styled(TagChip)`
  &[data-fixed] {
    padding-inline-end: var(--platform-space-2);
  }
`;
