import express from 'express';

const app = express();
app.use(express.static(process.argv[2]));
app.get('/', (_, response) =>
  response.send(`<!doctype html>
    <html lang="en" data-theme="light">
      <head><link rel="icon" href="data:,"><link rel="stylesheet" href="/main.css"></head>
      <body><main></main><script src="/main.js"></script></body>
    </html>`),
);
const server = app.listen(Number(process.env.PORT), () =>
  console.log(`http://localhost:${server.address().port}/`),
);
