import { styled } from 'styled-components';
import { wideSheet } from '../../../tokens/media.ts';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { FieldListRow } from '../../../patterns/FieldList/FieldList.styles.ts';

export const NarrowAndWide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--platform-space-4-5) var(--platform-space-3);
  align-items: start;

  ${wideSheet} {
    grid-template-columns: 10rem minmax(0, 1fr);
  }
`;

export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--platform-space-4);

  ${wideSheet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }

  [data-code] {
    min-block-size: 12rem;
    max-block-size: 28rem;
    font-family: var(--platform-font-family-mono);
    font-size: var(--platform-font-size-md);
    line-height: 1.6924;
    white-space: pre;
  }
`;

export const ParameterLine = styled.div`
  display: flex;
  gap: var(--platform-space-2);
  align-items: start;

  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
`;

export const TypeField = styled.div`
  flex: none;
  inline-size: 8.5rem;
`;

export const RowCheckbox = styled(Checkbox)`
  flex: none;
  align-items: center;
  min-block-size: 32px;
`;

export const HeaderListRow = styled(FieldListRow)`
  ${wideSheet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto auto;
  }
`;

export const SecretCheckbox = styled(Checkbox)`
  ${wideSheet} {
    align-items: center;
    min-block-size: 36px;
  }
`;

export const SampleName = styled.b`
  color: var(--platform-accent-text);
  font-weight: 400;
`;

export const SampleHeading = styled.h3`
  margin-block-end: var(--platform-space-1-5);
  font: var(--platform-type-label);
`;

export const Timeout = styled.div`
  max-inline-size: 12rem;
`;
