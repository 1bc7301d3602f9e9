import { Button } from '@platform/ui';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

process.stdout.write(renderToString(createElement(Button, {}, 'Save')));
