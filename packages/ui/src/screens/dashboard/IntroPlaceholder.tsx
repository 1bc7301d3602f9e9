import { Card } from '../../components/Card/Card.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Buttons, Line, Root, Texts } from './IntroPlaceholder.styles.ts';

/** The room of an `intro` such as a `ResumeCard` while it loads, so that nothing below it moves. */
export function IntroPlaceholder() {
  return (
    <Card aria-hidden="true">
      <Root>
        <Texts>
          <Text as="p" type="title">
            <Line width="16em" />
          </Text>
          <Text as="p" size="md">
            <Line width="8em" />
          </Text>
        </Texts>
        <Buttons />
      </Root>
    </Card>
  );
}
