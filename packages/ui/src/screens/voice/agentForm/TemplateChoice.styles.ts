import { styled } from 'styled-components';
import { Text } from '../../../components/Text/Text.tsx';
import { visuallyHidden } from '../../../internal/visuallyHidden.styles.ts';
import { media } from '../../../tokens/media.ts';

/** Nine descriptions would push the agent's name far down a phone. */
export const Description = styled(Text)`
  ${media.phone} {
    ${visuallyHidden}
  }
`;

/** Only phones need it. */
export const ChosenDescription = styled(Text)`
  display: none;

  ${media.phone} {
    display: block;
    margin-block-start: var(--platform-space-3);
  }
`;
