// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { readPasted } from './markup.ts';
import { pasted } from './testing/pasted.ts';

const docsSpan = (text: string, style = '') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;${style}">${text}</span>`;
const docsParagraph = (content: string, tag = 'p') =>
  `<${tag} dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${content}</${tag}>`;
const docsItem = (text: string, level: number) =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt;font-weight:400;white-space:pre;" aria-level="${level}">${docsParagraph(docsSpan(text))}</li>`;
const docs = (body: string) =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f2e">${body}</b><br class="Apple-interchange-newline">`;

describe('Google Docs', () => {
  it('W09 reads bold from styles, not from the wrapper', () => {
    const line = docsParagraph(
      docsSpan('Plain ') +
        docsSpan('bold', 'font-weight:700') +
        docsSpan(' and  ') +
        docsSpan('slanted', 'font-style:italic') +
        docsSpan('x', 'font-weight:600;font-style:italic') +
        docsSpan('old', 'text-decoration:line-through') +
        docsSpan('2', 'vertical-align:super'),
    );
    expect(pasted(docs(line))).toBe(
      '<p>Plain <strong>bold</strong> and&nbsp; <em>slanted<strong>x</strong></em><s>old</s><sup>2</sup></p>',
    );
  });

  it('keeps headings, empty lines and nested lists with their start', () => {
    const body =
      docsParagraph(docsSpan('Plan', 'font-weight:400'), 'h1') +
      '<br>' +
      `<ol style="margin-top:0;margin-bottom:0;" start="3">${docsItem('Call', 1)}<ul style="margin-top:0">${docsItem('Today', 2)}</ul>${docsItem('Write', 1)}</ol>`;
    expect(pasted(docs(body))).toBe(
      '<h2>Plan</h2><p></p><ol start="3"><li><p>Call</p><ul><li><p>Today</p></li></ul></li><li><p>Write</p></li></ol>',
    );
  });

  it('keeps the checked items of a checklist', () => {
    const item = (isChecked: boolean, text: string) =>
      `<li dir="ltr" role="checkbox" aria-checked="${isChecked}" style="list-style-type:none" aria-level="1"><img src="data:image/png;base64,AA" width="18" height="18" alt="${isChecked ? 'checked' : 'unchecked'}" aria-roledescription="checkbox" style="margin-right:3px;" /><p dir="ltr" style="display:inline-block;vertical-align:top" role="presentation">${docsSpan(text)}</p></li>`;
    expect(pasted(docs(`<ul>${item(false, 'Call')}${item(true, 'Write')}</ul>`))).toBe(
      '<ul><li><p>☐ Call</p></li><li><p>☑ Write</p></li></ul>',
    );
  });
});

describe('other programs', () => {
  it.each([
    [
      'Notion',
      `<meta charset='utf-8'><h3>Title</h3><p>Some <strong>bold</strong> <code>code</code></p><ul><li>One<ul><li>Two</li></ul></li></ul>
<ul class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span class="to-do-children-checked">Done</span></li></ul>
<figure class="callout"><div><span class="icon">💡</span></div><div>Mind this</div></figure><!-- notionvc: 0c1 -->`,
      '<h3>Title</h3><p>Some <strong>bold</strong> <code>code</code></p><ul><li><p>One</p><ul><li><p>Two</p></li></ul></li></ul>' +
        '<ul><li><p>☑ Done</p></li></ul><p>💡</p><p>Mind this</p>',
    ],
    [
      'Apple Notes',
      `<html><head><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px; font: 12.0px Helvetica} span.s1 {text-decoration: line-through}</style></head><body>
<p class="p1"><b>Shopping<span class="Apple-converted-space"> </span></b></p>
<p class="p2"><br></p>
<ul class="ul1">
<li class="li1"><span class="s1">Milk</span></li>
</ul>
</body></html>`,
      '<p><strong>Shopping</strong></p><p></p><ul><li><p><s>Milk</s></p></li></ul>',
    ],
    [
      'LibreOffice',
      `<html><head><style type="text/css">p { line-height: 115%; background: transparent }</style></head><body lang="en-US"><p style="font-weight: normal; line-height: 100%">One <span style="font-weight: normal"><b>two</b></span></p>
<ol start="2">
	<li><p style="line-height: 100%">Item</p></li>
</ol></body></html>`,
      '<p>One <strong>two</strong></p><ol start="2"><li><p>Item</p></li></ol>',
    ],
    [
      'GitHub',
      `<div class="markdown-heading"><h2 class="heading-element">Use</h2><a class="anchor" href="#use"><svg viewBox="0 0 16 16"><path d="M1"></path></svg></a></div>
<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" disabled checked> Ship <img class="emoji" alt="🎉" src="x.png"></li></ul>
<div class="highlight highlight-source-shell"><pre>npm ci
<span class="pl-c1">npm</span> start</pre></div>`,
      '<h2>Use</h2><ul><li><p>☑ Ship 🎉</p></li></ul><pre><code>npm ci\nnpm start</code></pre>',
    ],
    [
      'Slack',
      `<meta charset='utf-8'><b data-stringify-type="bold" style="box-sizing: inherit; font-weight: 700;">Heads up</b><span style="display: inline !important; white-space: normal"> all</span><br><img data-stringify-emoji=":tada:" alt=":tada:" src="x"><ol data-stringify-type="ordered-list" start="5"><li data-stringify-indent="0">Five</li></ol>`,
      '<p><strong>Heads up</strong> all<br>:tada:</p><ol start="5"><li><p>Five</p></li></ol>',
    ],
    [
      'Slack, of a nested list',
      `<ul data-stringify-type="unordered-list" data-indent="0"><li data-stringify-indent="0">Fruit</li></ul><ul data-stringify-type="unordered-list" data-indent="1"><li data-stringify-indent="1">Pear</li></ul><ul data-stringify-type="unordered-list" data-indent="0"><li data-stringify-indent="0">Bread</li></ul>`,
      '<ul><li><p>Fruit</p><ul><li><p>Pear</p></li></ul></li><li><p>Bread</p></li></ul>',
    ],
    [
      'an editor of code',
      `<meta charset='utf-8'><div style="color: #ccc;font-family: Menlo;white-space: pre;"><div><span>if (a) {</span></div><div><span>    run();</span></div><br><div>}</div></div>`,
      '<p>if (a) {</p><p>&nbsp;&nbsp;&nbsp;&nbsp;run();</p><p></p><p>}</p>',
    ],
    [
      'Chrome, of a part of a page',
      `<meta charset='utf-8'><h2 style="box-sizing: border-box; font-weight: 600; white-space: normal;">Hours</h2><p style="font-weight: 400">We open at <span style="font-weight: bolder">nine</span>.</p><br class="Apple-interchange-newline">`,
      '<h2>Hours</h2><p>We open at <strong>nine</strong>.</p>',
    ],
  ])('%s', (_name, html, text) => {
    expect(pasted(html)).toBe(text);
  });
});

describe('Safari', () => {
  const blank = (text = '&nbsp;') => `<span class="Apple-converted-space">${text}</span>`;

  it.each([
    [`Some${blank()}<b>bold</b>${blank()}word`, 'Some <strong>bold</strong> word'],
    [`<b>one${blank()}</b>two`, '<strong>one </strong>two'],
    [`two${blank('&nbsp;&nbsp;')}of them`, 'two&nbsp;&nbsp;of them'],
    ['10&nbsp;km', '10&nbsp;km'],
  ])("reads Safari's spaces in %s", (html, text) => {
    expect(pasted(`<p>${html}</p>`)).toBe(`<p>${text}</p>`);
  });
});

describe('web pages', () => {
  it.each(
    'address article aside div dd details dialog dt fieldset figcaption figure footer form header hgroup legend main nav option section summary caption'.split(
      ' ',
    ),
  )('<%s> breaks the line', (tag) => {
    const table = tag === 'caption' ? ['<table>', '<tr><td>x<td>y</table>'] : ['', ''];
    const select = tag === 'option' ? ['<select>', '</select>'] : table;
    const html = pasted(`before${select[0]}<${tag}>one</${tag}>${select[1]}after`);
    expect(html).toMatch(/before<\/p><p>(?:<strong>)?one(?:<\/strong>)?<\/p>/);
    expect(html).toMatch(/<p>after<\/p>$/);
  });

  it.each([
    ['<p>a<span style="display:block">b</span>c</p>', '<p>a</p><p>b</p><p>c</p>'],
    ['<p>She said <q>yes <b>now</b></q>.</p>', '<p>She said “yes <strong>now</strong>”.</p>'],
    ['<pre>one\n\n  two\n</pre>', '<pre><code>one\n\n  two</code></pre>'],
    [
      '<p><span style="font: italic 700 12px/1.2 serif">both</span> <span style="font: bold 12px Arial; font-weight: normal">none</span></p>',
      '<p><em><strong>both</strong></em> none</p>',
    ],
    [
      '<a href="mailto:a@b.example?subject=Hi there">mail</a>',
      '<p><a href="mailto:a@b.example?subject=Hi%20there">mail</a></p>',
    ],
    [
      '<a href="https://e.example/a\n b?c=d e">web</a>',
      '<p><a href="https://e.example/a%20b?c=d%20e">web</a></p>',
    ],
    [
      '<a href="java&#10;script:alert(1)">x</a><a href="&#1;javascript:alert(1)">y</a>',
      '<p>xy</p>',
    ],
    [
      '<ol><li>one</li><li value="5">five</li><li>six</li></ol>',
      '<ol><li><p>one</p></li></ol><ol start="5"><li><p>five</p></li><li><p>six</p></li></ol>',
    ],
    [
      '<ol start="4"><li value="4">four</li><li value="5">five</li></ol>',
      '<ol start="4"><li><p>four</p></li><li><p>five</p></li></ol>',
    ],
    [
      '<ol><li value="2">two<ol><li value="9">nine</li></ol></li></ol>',
      '<ol start="2"><li><p>two</p><ol start="9"><li><p>nine</p></li></ol></li></ol>',
    ],
    [
      '<p>So <span class="katex"><span class="katex-mathml"><math><semantics><mrow><msup><mi>x</mi><mn>2</mn></msup></mrow><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">x2</span></span> holds</p>',
      '<p>So x^2 holds</p>',
    ],
    ['<math><mi>y</mi><mo>=</mo><mn>1</mn></math>', '<p>y=1</p>'],
    ['<pre><div>one</div><div>two</div></pre>', '<pre><code>one\ntwo</code></pre>'],
    ['<pre>one<br>two</pre>', '<pre><code>one\ntwo</code></pre>'],
    ['<p style="white-space:pre-wrap">one\n  two</p>', '<p>one<br>&nbsp;&nbsp;two</p>'],
    [
      '<dl><dt>Term</dt><dd>Meaning</dd><dd>Another</dd></dl>',
      '<p><strong>Term</strong></p><p>Meaning</p><p>Another</p>',
    ],
    [
      '<figure><img src="a.png" alt="Sales by month"><figcaption>Up by a third</figcaption></figure>',
      '<p>Sales by month</p><p>Up by a third</p>',
    ],
    [
      '<table><caption>Plans</caption><tr><th scope=row>A<td>1<tr><td colspan=2>B</table>',
      '<p>Plans</p><table><tbody><tr><th><p>A</p></th><td><p>1</p></td></tr><tr><td colspan="2"><p>B</p></td></tr></tbody></table>',
    ],
    ['<ol start="0"><li>zero</li></ol>', '<ol start="0"><li><p>zero</p></li></ol>'],
    ['<ol><li value="7">seven</ol>', '<ol start="7"><li><p>seven</p></li></ol>'],
    ['<ol start="x"><li>one</ol>', '<ol><li><p>one</p></li></ol>'],
    ['<li>alone</li>', '<ul><li><p>alone</p></li></ul>'],
    ['<ul>loose<li>item</ul>', '<ul><li><p>loose</p></li><li><p>item</p></li></ul>'],
    [
      '<a href="https://a.example/"><div>one</div><div>two</div></a>',
      '<p><a href="https://a.example/">one</a></p><p><a href="https://a.example/">two</a></p>',
    ],
    [
      '<p><a href="https://a.example/">one <b>two</b></a></p>',
      '<p><a href="https://a.example/">one <strong>two</strong></a></p>',
    ],
    ['<p><a href="/prices">Prices</a> <a href="javascript:x()">x</a></p>', '<p>Prices x</p>'],
    ['<button>Press</button><label>Name</label>', '<p>PressName</p>'],
    ['<p>One</p>\n<p>Two</p>\n', '<p>One</p><p>Two</p>'],
    ['<b><p>Bold</p></b><i>slanted', '<p><strong>Bold</strong></p><p><em>slanted</em></p>'],
    ['<p><img alt="Logo" src=x> of <input type=image alt=Go></p>', '<p>Logo of Go</p>'],
  ])('%s', (html, text) => {
    expect(pasted(html)).toBe(text);
  });

  it.each([
    ['<img src="blob:x">', 1],
    ['<p>Words</p><img src="https://a.example/a.png" alt=""><img src="b.png">', 2],
    ['<img src="a.png" alt="A chart">', 0],
    ['<img src="https://a.example/seen.gif" width="1" height="1">', 0],
  ])('counts the dropped pictures of %s', (html, count) => {
    expect(readPasted(html).lostImages).toBe(count);
  });
});
