import { crmImportTexts, useFormats, useTranslation } from '@platform/i18n';
import { styled } from 'styled-components';
import { Text } from '../../../components/Text/Text.tsx';

const Strip = styled.dl`
  display: flex;
  flex-wrap: wrap;
  border-radius: var(--platform-radius-lg);
  box-shadow: inset 0 0 0 1px var(--platform-border-hairline);
`;

const Cell = styled.div`
  flex: 1 1 110px;
  padding: var(--platform-space-3) var(--platform-space-4);

  & + & {
    border-inline-start: 1px solid var(--platform-border-hairline);
  }
`;

export interface CountsProps {
  counts: readonly {
    name: 'created' | 'refused' | 'unknown' | 'notSent' | 'leftOut';
    value: number;
  }[];
}

export function Counts({ counts }: CountsProps) {
  const t = useTranslation(crmImportTexts);
  const formats = useFormats();
  return (
    <Strip>
      {counts.map(({ name, value }) => (
        <Cell key={name}>
          <Text as="dt" type="caption" tone="tertiary">
            {t(`crmImport.result.${name}`)}
          </Text>
          <Text as="dd" type="metric">
            {formats.number(value)}
          </Text>
        </Cell>
      ))}
    </Strip>
  );
}
