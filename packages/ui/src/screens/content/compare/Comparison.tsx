import { contentEditorTexts, useTranslation } from '@platform/i18n';
import { useId, useMemo, useState } from 'react';
import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import { Meter } from '../../../components/Meter/Meter.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { headingBlock, textBlocks } from '../markup/textBlocks.ts';
import { ComparedText } from './ComparedText.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import {
  Bar,
  Deleted,
  Inserted,
  Legend,
  Reformatted,
  Side,
  SideActions,
  SideFooter,
  SideHeader,
  Sides,
  SideText,
  SideTitle,
} from './Comparison.styles.ts';
import { wordDifferences } from './wordDifferences.ts';

export interface ComparedSide {
  title: string;
  note?: ReactNode;
  heading?: string | undefined;
  /** HTML of any origin; rendered with its format. */
  markup: string;
  actions?: ReactNode;
  footer?: ReactNode;
}

export interface ComparisonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  first: ComparedSide;
  second: ComparedSide;
  sideRef?: Ref<HTMLElement> | undefined;
  headingLevel?: 2 | 3;
}

export function Comparison(props: ComparisonProps) {
  const { first, second, sideRef, headingLevel = 2, ...rest } = props;
  const t = useTranslation(contentEditorTexts);
  const [isMarked, setMarked] = useState(true);
  const differences = useMemo(
    () =>
      wordDifferences(
        blocksOf(first.heading, first.markup),
        blocksOf(second.heading, second.markup),
      ),
    [first.heading, first.markup, second.heading, second.markup],
  );
  const percent = Math.floor(differences.alike * 100);
  const alike = t('contentEditor.compare.alike', { percent });
  return (
    <div {...rest}>
      <Bar direction="row" wraps gap="3 4">
        <SideTitle as="b">{alike}</SideTitle>
        <Meter
          label={t('contentEditor.compare.likeness')}
          value={percent}
          max={100}
          valueText={alike}
          higherIsBetter
        />
        <Legend direction="row" wraps gap="2 4">
          <span>
            <Deleted>{t('contentEditor.compare.onlyIn', { name: first.title })}</Deleted>
          </span>
          <span>
            <Inserted>{t('contentEditor.compare.onlyIn', { name: second.title })}</Inserted>
          </span>
          <span>
            <Reformatted>{t('contentEditor.compare.formatting')}</Reformatted>
          </span>
          <Switch
            label={t('contentEditor.compare.words')}
            checked={isMarked}
            onCheckedChange={setMarked}
          />
        </Legend>
        {differences.hasSameWords ? (
          <span>{t(`contentEditor.compare.${percent === 100 ? 'same' : 'sameWords'}`)}</span>
        ) : null}
      </Bar>
      <Sides>
        <OneSide {...first} ref={sideRef} headingLevel={headingLevel}>
          <ComparedText blocks={differences.first} side="first" isMarked={isMarked} />
        </OneSide>
        <OneSide {...second} ref={sideRef} headingLevel={headingLevel}>
          <ComparedText blocks={differences.second} side="second" isMarked={isMarked} />
        </OneSide>
      </Sides>
    </div>
  );
}

interface OneSideProps extends ComparedSide {
  ref: Ref<HTMLElement> | undefined;
  headingLevel: 2 | 3;
  children: ReactNode;
}

function OneSide({ ref, title, note, actions, footer, headingLevel, children }: OneSideProps) {
  const titleId = useId();
  return (
    <Side ref={ref} aria-labelledby={titleId}>
      <SideHeader>
        <SideTitle as={headingLevel === 2 ? 'h2' : 'h3'} id={titleId}>
          {title}
        </SideTitle>
        {note ? (
          <Text tone="tertiary" size="md">
            {note}
          </Text>
        ) : null}
        {actions ? <SideActions>{actions}</SideActions> : null}
      </SideHeader>
      <SideText>{children}</SideText>
      {footer ? <SideFooter>{footer}</SideFooter> : null}
    </Side>
  );
}

function blocksOf(heading: string | undefined, markup: string) {
  const title = heading === undefined ? [] : [headingBlock(heading)];
  return [...title, ...textBlocks(markup)];
}
