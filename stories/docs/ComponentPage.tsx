import { Primary, PureArgsTable, Stories, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import type { StrictArgTypes } from 'storybook/internal/types';
import { printChoices } from '../../.storybook/printChoices.ts';
import type { ComponentGuide } from './guide.ts';
import { Sheet } from './docs.styles.ts';
import { Anatomy, Content, Keyboard, Rules } from './GuideSections.tsx';

const guides = import.meta.glob<ComponentGuide>(
  '../{components,patterns,provider,shell}/*.docs.tsx',
  {
    eager: true,
    import: 'guide',
  },
);

/** The guide of a title such as `Components/Side panel`, by the name of its file. */
function guideOf(title: string): ComponentGuide | undefined {
  const name = title.split('/').at(-1)?.replaceAll(' ', '').toLowerCase();
  const path = Object.keys(guides).find((each) => each.toLowerCase().endsWith(`/${name}.docs.tsx`));
  return path === undefined ? undefined : guides[path];
}

/** One table of props per component, named as in the guide. */
function Props({ components }: Pick<ComponentGuide, 'components'>) {
  const { component, parameters } = useOf('meta', ['meta']).preparedMeta;
  const extract = parameters['docs'].extractArgTypes as (of: unknown) => StrictArgTypes;
  return Object.entries<unknown>(components ?? { '': component }).map(([name, each]) => (
    <Fragment key={name}>
      <Unstyled>
        <Sheet>{name ? <h3>{name}</h3> : null}</Sheet>
      </Unstyled>
      <PureArgsTable rows={printChoices(extract(each))} />
    </Fragment>
  ));
}

/** The docs page of a component or pattern: its guide, its props from the code, its stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title } = preparedMeta;
  const guide = guideOf(title);
  return (
    <>
      <Unstyled>
        <Sheet>
          <header>
            <h1>{title.split('/').at(-1)}</h1>
            {guide ? <p>{guide.purpose}</p> : null}
          </header>
        </Sheet>
      </Unstyled>
      <Primary />
      <Unstyled>
        <Sheet>
          {guide ? (
            <>
              <Rules guide={guide} />
              <Anatomy guide={guide} />
              <Keyboard guide={guide} />
              <Content guide={guide} />
            </>
          ) : null}
          <h2>Props</h2>
        </Sheet>
      </Unstyled>
      <Props components={guide?.components} />
      <Stories includePrimary={false} />
    </>
  );
}
