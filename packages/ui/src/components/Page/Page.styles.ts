import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Root = styled.div`
  container: page / inline-size;
  flex: 1;
  min-inline-size: 0;
`;

export const Column = styled.div`
  box-sizing: border-box;
  inline-size: 100%;
  max-inline-size: calc(var(--size-content-max) + 80px);
  margin-inline: auto;
  padding: 36px 40px 56px;

  &[data-width='wide'] {
    max-inline-size: none;
    padding-inline: 28px;
  }
  &[data-width='narrow'] {
    max-inline-size: calc(600px + 48px);
    padding: 48px 24px 64px;
  }
  @container page (max-width: 860px) {
    padding: 28px 24px 48px;
  }
  ${media.phone} {
    &&& {
      padding: 20px 16px 40px;
    }
  }
`;
