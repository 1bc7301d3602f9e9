import { Card, Grid, Text } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'Columns of equal width that become fewer as room shrinks, without breakpoints. Children below or next to each other are a Stack; records with columns of their own are a table.',
  dos: [
    {
      example: (
        <Grid minColumnWidth="xs" gap="3">
          <Card title="Berth 1" headingLevel={3} />
          <Card title="Berth 2" headingLevel={3} />
          <Card title="Berth 3" headingLevel={3} />
        </Grid>
      ),
      caption: 'State the least width of a column, so that the number follows the room.',
    },
    {
      example: (
        <Grid minColumnWidth="sm" fillsLine gap="3">
          <Card title="Arrivals" headingLevel={3} />
          <Card title="Departures" headingLevel={3} />
        </Grid>
      ),
      caption: 'Few items of a known number fill the line.',
    },
  ],
  donts: [
    {
      example: (
        <Grid columns={6} gap="1">
          {['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((day) => (
            <Text key={day} isOneLine>
              {day}
            </Text>
          ))}
        </Grid>
      ),
      caption: 'A fixed number of columns leaves no room for words on a phone.',
    },
  ],
  anatomy: [
    {
      name: 'Column',
      text: 'At least 8, 10.5, 12.5 or 17.5 rem, so larger text gets fewer columns.',
    },
    { name: 'Gap', text: 'A step of the spacing scale; two steps are rows and columns.' },
    {
      name: 'Row',
      text: 'As high as its highest item; align: start leaves items at their height.',
    },
  ],
  keyboard: [],
  content: ['Items read line by line, so their order is the order of importance.'],
};
