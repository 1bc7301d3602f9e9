// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { pasted } from './testing/pasted.ts';

/** A list paragraph as Word writes it: the marker is text, between comments for other programs. */
const wordItem = (text: string, level: number, marker: string, list = 'l0') =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 0.5}in;mso-add-space:auto;
text-indent:-.25in;mso-list:${list} level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>
`;

const word = (body: string, style = '') =>
  `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><title>Plan</title>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- /* Style Definitions */
p.MsoNormal, li.MsoNormal {margin:0in; font-size:12.0pt;}
${style}
@page WordSection1 {size:8.5in 11.0in;} --></style></head>
<body lang=EN-US style='tab-interval:.5in'><!--StartFragment-->
${body}<!--EndFragment--></body></html>`;

describe('Word', () => {
  it('W09 converts list paragraphs to nested lists without markers', () => {
    const body = [
      '<p class=MsoNormal>Before<o:p></o:p></p>',
      wordItem('First', 1, '·'),
      wordItem('Deeper', 2, 'o'),
      wordItem('Deepest', 3, '§'),
      wordItem('Second', 1, '·'),
      '<p class=MsoNormal>After<o:p></o:p></p>',
    ].join('');
    expect(pasted(word(body))).toBe(
      '<p>Before</p><ul><li><p>First</p><ul><li><p>Deeper</p><ul><li><p>Deepest</p></li></ul></li></ul>' +
        '</li><li><p>Second</p></li></ul><p>After</p>',
    );
  });

  it('reads conditional comments, too', () => {
    const marker = `<!--[if !supportLists]--><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;</span></span><!--[endif]-->`;
    const item = `<p class="MsoListParagraph" style="mso-list:l1 level1 lfo2">${marker}Only</p>`;
    expect(pasted(item)).toBe('<ol><li><p>Only</p></li></ol>');
  });

  it.each([
    ['1.', '2.', '<ol>'],
    ['3.', '4.', '<ol start="3">'],
    ['2.1.', '2.2.', '<ol>'],
    ['c)', 'd)', '<ol start="3">'],
    ['(iv)', '(v)', '<ol start="4">'],
    ['i.', 'ii.', '<ol>'],
    ['-', '-', '<ul>'],
    ['', '', '<ul>'],
  ])('reads the markers %s and %s', (first, second, list) => {
    const html = pasted(word(wordItem('One', 1, first) + wordItem('Two', 1, second)));
    expect(html).toBe(
      `${list}<li><p>One</p></li><li><p>Two</p></li>${list.startsWith('<ol') ? '</ol>' : '</ul>'}`,
    );
  });

  it('continues the numbers after a paragraph between items', () => {
    const between = '<p class=MsoListParagraph style="margin-left:.5in">More of it<o:p></o:p></p>';
    expect(pasted(word(wordItem('One', 1, '1.') + between + wordItem('Two', 1, '2.')))).toBe(
      '<ol><li><p>One</p></li></ol><p>More of it</p><ol start="2"><li><p>Two</p></li></ol>',
    );
  });

  it('keeps the number of a heading, which is not a list', () => {
    const heading = `<h2 style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.1<span>&nbsp;</span></span><![endif]>Scope<o:p></o:p></h2>`;
    expect(pasted(word(heading))).toBe('<h2>1.1&nbsp;Scope</h2>');
  });

  it('keeps titles, quotations, changes, links and empty lines', () => {
    const body = `<p class=MsoTitle>Plan<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoIntenseQuote>Well said<o:p></o:p></p>
<p class=MsoNormal>Was <del cite="mailto:Ines" datetime="2026">ten</del> now <a href="https://northwind.example/"><span
style='mso-bidi-font-weight:normal'>twelve</span></a>, H<sub>2</sub>O, <i style='mso-bidi-font-style:normal'>at
last</i><o:p></o:p></p>`;
    expect(pasted(word(body))).toBe(
      '<h2>Plan</h2><p></p><blockquote><p>Well said</p></blockquote>' +
        '<p>Was <s>ten</s> now <a href="https://northwind.example/">twelve</a>, H<sub>2</sub>O, <em>at last</em></p>',
    );
  });

  it('applies the classes of its style sheet', () => {
    const style =
      'span.Strong2 {mso-style-name:"Strong 2"; font-weight:bold;}\n.Quiet {font-style:italic}';
    const body =
      '<p class=MsoNormal><span class=Strong2>Now</span> or <span class=Quiet>never</span></p>';
    expect(pasted(word(body, style))).toBe('<p><strong>Now</strong> or <em>never</em></p>');
  });

  it('reads lists from WebKit, which keeps only the markers', () => {
    const blank = '<span class="Apple-converted-space">&nbsp;</span>';
    const item = (text: string, indent: string, marker: string) =>
      `<p class="MsoListParagraphCxSpMiddle" style="font-weight: 400; margin-left: ${indent}; text-indent: -0.25in;"><span style="font-family: Symbol;"><span>${marker}<span style="font-size: 7pt;">&nbsp;&nbsp;&nbsp;${blank}</span></span></span>${text}<o:p></o:p></p>`;
    const html =
      '<p class="MsoListParagraph" style="margin-left: 0.5in;">No marker</p>' +
      item('First', '0.5in', '·') +
      item('Deeper', '1in', 'o') +
      item('Deepest', '108pt', '§') +
      item('Second', '1.27cm', '·') +
      '<p class="MsoNormal">Between</p>' +
      item('Three', '36pt', '3.') +
      item('Four', '48px', '4.');
    expect(pasted(html)).toBe(
      '<p>No marker</p><ul><li><p>First</p><ul><li><p>Deeper</p><ul><li><p>Deepest</p></li></ul></li></ul></li><li><p>Second</p></li></ul>' +
        '<p>Between</p><ol start="3"><li><p>Three</p></li><li><p>Four</p></li></ol>',
    );
  });

  it.each([
    ['<p class="MsoListParagraph"><span>Note</span> of it</p>', '<p>Note of it</p>'],
    ['<p class="MsoNormal"><span>1.&nbsp;&nbsp; </span>One</p>', '<p>1.&nbsp;&nbsp; One</p>'],
    ['<p class="MsoListParagraph">1.&nbsp;&nbsp; One</p>', '<p>1.&nbsp;&nbsp; One</p>'],
  ])('reads no marker in %s', (html, text) => {
    expect(pasted(html)).toBe(text);
  });

  it.each([
    [
      `<p class=MsoNormal>Text<a style='mso-comment-reference:A_1'> with</a><span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[A1]</a></span> end</p><div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>Why?</p></div></div>`,
      '<p>Text with end</p>',
    ],
    [
      `<p class=MsoNormal>Keep <span style='display:none;mso-hide:all'>hidden </span>this</p>`,
      '<p>Keep this</p>',
    ],
  ])('omits comments and hidden text of %s', (html, text) => {
    expect(pasted(word(html))).toBe(text);
  });

  it('nests items of Word Online, which are in separate lists', () => {
    const item = (tag: string, level: number, text: string, start = '') =>
      `<div class="ListContainerWrapper SCXW1"><${tag} class="ListStyle1" role="list" ${start}><li data-leveltext="%1." data-listid="1" data-aria-posinset="1" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">${text}</span></span><span class="EOP" data-ccp-props="{}">&nbsp;</span></p></li></${tag}></div>`;
    const heading =
      '<p class="Paragraph" role="heading" aria-level="3"><span class="TextRun">Steps</span></p>';
    const html =
      heading +
      item('ol', 1, 'One', 'start="1"') +
      item('ul', 2, 'Inner') +
      item('ol', 1, 'Two', 'start="2"');
    expect(pasted(html)).toBe(
      '<h3>Steps</h3><ol><li><p>One</p><ul><li><p>Inner</p></li></ul></li><li><p>Two</p></li></ol>',
    );
  });
});

describe('Outlook', () => {
  it('keeps lines, lists and tables with content', () => {
    const html = `<html><body lang="EN-GB" link="#0563C1"><div class="WordSection1">
<p class="MsoNormal">Hi Ines,<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<ol style="margin-top:0cm" start="4" type="1"><li class="MsoListParagraph" style="margin-left:0cm;mso-list:l0 level1 lfo1">Call<o:p></o:p></li>
<ul style="margin-top:0cm" type="disc"><li class="MsoListParagraph" style="mso-list:l0 level2 lfo1">Today<o:p></o:p></li></ul></ol>
<div class="elementToProof">Regards</div><div class="elementToProof"><br></div><div>Priya</div></div></body></html>`;
    expect(pasted(html)).toBe(
      '<p>Hi Ines,</p><p></p><ol start="4"><li><p>Call</p><ul><li><p>Today</p></li></ul></li></ol>' +
        '<p>Regards</p><p></p><p>Priya</p>',
    );
  });

  it('reads layout tables of an email as their content', () => {
    const html = `<table role="presentation" width="100%"><tr><td><table><tr><td>Plan</td><td>Price</td></tr>
<tr><td>Basic</td><td>10</td></tr></table></td></tr><tr><td>Unsubscribe</td></tr></table>`;
    expect(pasted(html)).toBe(
      '<table><tbody><tr><td><p>Plan</p></td><td><p>Price</p></td></tr>' +
        '<tr><td><p>Basic</p></td><td><p>10</p></td></tr></tbody></table><p>Unsubscribe</p>',
    );
  });
});

describe('spreadsheets', () => {
  it('Excel: cells and rows stay apart, bold by class stays', () => {
    const html = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>
<!--table {mso-displayed-decimal-separator:"\\.";}
td {padding-top:1px; font-weight:400;}
.xl65 {font-weight:700; text-align:center;}
--></style></head><body link="#0563C1">
<table border=0 cellpadding=0 cellspacing=0 width=128 style='border-collapse:collapse;width:96pt'>
<!--StartFragment--><col width=64 span=2 style='width:48pt'>
<tr height=20 style='height:15.0pt'><td height=20 class=xl65 width=64>Plan</td><td class=xl65>Seats</td></tr>
<tr height=20><td height=20>Basic</td><td align=right>1,250</td></tr>
<tr height=20><td colspan=2 style='mso-ignore:colspan'></td></tr><!--EndFragment--></table></body></html>`;
    expect(pasted(html)).toBe(
      '<table><tbody><tr><td><p><strong>Plan</strong></p></td><td><p><strong>Seats</strong></p></td></tr>' +
        '<tr><td><p>Basic</p></td><td><p>1,250</p></td></tr><tr><td colspan="2"><p></p></td></tr></tbody></table>',
    );
  });

  it('Google Sheets: a range is a table, one cell is its text', () => {
    const range = `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #ccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="ltr" border="1" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px;vertical-align:bottom;font-weight:bold;" data-sheets-value="{}">Name</td><td style="vertical-align:bottom;font-style:italic">Line<br/>two</td></tr></tbody></table>`;
    expect(pasted(range)).toBe(
      '<table><tbody><tr><td><p><strong>Name</strong></p></td><td><p><em>Line<br>two</em></p></td></tr></tbody></table>',
    );
    const cell = `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #ccc;}--></style><span data-sheets-root="1" style="font-weight:bold;">42</span>`;
    expect(pasted(cell)).toBe('<p><strong>42</strong></p>');
  });

  it('LibreOffice: a header row stays a header row', () => {
    const html = `<table cellspacing="0" border="0"><colgroup width="85"></colgroup><thead><tr><th align="left"><b><font face="Arial">Plan</font></b></th></tr></thead>
<tbody><tr><td height="17" align="left"><font color="#000000">Basic</font></td></tr></tbody></table>`;
    expect(pasted(html)).toBe(
      '<table><tbody><tr><th><p><strong>Plan</strong></p></th></tr><tr><td><p>Basic</p></td></tr></tbody></table>',
    );
  });
});
