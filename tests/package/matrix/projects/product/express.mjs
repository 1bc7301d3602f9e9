import express from 'express';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App } from './server/App.mjs';

const app = express();
app.use(express.static('public'));
app.get('/', (_, response) => {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(createElement(App)));
  response.send(`<!doctype html>
    <html lang="en" data-theme="light">
      <head><link rel="icon" href="data:,"><link rel="stylesheet" href="/hydrate.css">${sheet.getStyleTags()}</head>
      <body><main>${html}</main><script type="module" src="/hydrate.js"></script></body>
    </html>`);
});
const server = app.listen(Number(process.env.PORT), () =>
  console.log(`http://localhost:${server.address().port}/`),
);
