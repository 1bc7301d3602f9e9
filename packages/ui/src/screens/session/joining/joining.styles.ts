import { styled } from 'styled-components';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { media } from '../../../tokens/media.ts';
import { Form } from '../SignIn.styles.ts';
import { row } from '../../../internal/looks.styles.ts';
import { Link } from '../../../components/Link/Link.tsx';

export const AccountForm = styled(Form)`
  gap: var(--platform-space-4);
`;

export const Strength = styled.div`
  ${row}
  gap: var(--platform-space-1-5) var(--platform-space-2-5);
  color: var(--platform-text-secondary);
  font-size: var(--platform-font-size-md);
  line-height: 1.3847;
`;

export const Bar = styled.span`
  inline-size: 22px;
  block-size: 5px;
  border-radius: var(--platform-radius-xs);
  background: var(--platform-track-rest);

  &[data-on] {
    background: var(--platform-success-mark);
  }
  [data-strength='weak'] &[data-on],
  [data-strength='fair'] &[data-on] {
    background: var(--platform-warning-mark);
  }
  ${media.forcedColors} {
    background: GrayText;
    forced-color-adjust: none;

    &[data-on],
    [data-strength] &[data-on] {
      background: CanvasText;
    }
  }
`;

export const TermsLink = styled(Link)`
  display: inline;
  text-decoration: underline;
  text-underline-offset: 3px;

  > [data-icon] {
    display: inline-block;
    margin-inline-start: var(--platform-space-0-5);
    vertical-align: -2px;
  }
`;

export const LockIcon = styled(Icon)`
  margin-inline-end: var(--platform-space-1-75);
  color: var(--platform-text-tertiary);
`;

export const Invitation = styled.div`
  ${row}
  gap: var(--platform-space-3);
  margin-block-end: var(--platform-space-5);
  padding: var(--platform-space-3-5) var(--platform-space-4);
  border-radius: var(--platform-radius-reply);
  background: var(--platform-surface-hover);
`;

export const InvitationText = styled.div`
  flex: 1 1 140px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Accounts = styled.div`
  margin-block-end: var(--platform-space-6);
  padding: var(--platform-space-4);
  border-radius: var(--platform-radius-lg);
  background: var(--platform-surface-hover);
`;

export const Note = styled.p`
  margin-block-start: var(--platform-space-4);
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);
  line-height: 1.3847;
`;
