/**
 * The receipt with a little form: the total large, the check words, the lines. It has no link, no picture and no script, and loads nothing
 * from anywhere, so opening it tells nobody anything. Styles stand at the elements, since many mail programs drop style sheets.
 */
import { escapeForHtml } from './escape-for-html.ts';
import type { ReceiptFacts } from './receipt-facts.ts';

const FONT = 'font-family:system-ui,-apple-system,sans-serif';
const QUIET = 'color:#5b6470';
const CELL = 'padding:8px 0;border-bottom:1px solid #d9dee5;vertical-align:top';

export function composeHtmlReceipt(facts: ReceiptFacts): string {
  const { heading, soldBy, total, rows, details, checkWords, advice, locale } = facts;
  return [
    '<!doctype html>',
    `<html lang="${escapeForHtml(locale)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light">',
    `<title>${escapeForHtml(facts.subject)}</title>`,
    '</head>',
    `<body style="margin:0;padding:24px 16px;background:#ffffff;color:#171a1f;${FONT};font-size:16px;line-height:1.5">`,
    '<div style="max-width:560px;margin:0 auto">',
    `<h1 style="margin:0;font-size:18px;font-weight:600">${escapeForHtml(heading)}</h1>`,
    ...(soldBy === undefined ? [] : [paragraph(soldBy, `margin:4px 0 0;${QUIET}`)]),
    paragraph(total.label, `margin:24px 0 0;${QUIET}`),
    paragraph(
      total.amount,
      'margin:0;font-size:53px;line-height:1.15;font-weight:700;overflow-wrap:anywhere',
    ),
    paragraph(`${checkWords.label}: ${checkWords.words}`, 'margin:4px 0 24px;font-weight:600'),
    `<table role="presentation" style="width:100%;border-collapse:collapse;border-top:1px solid #d9dee5">`,
    ...rows.map(tableRow),
    '</table>',
    ...details.map((line) => paragraph(line, 'margin:12px 0 0')),
    ...advice.map((line) => paragraph(line, `margin:12px 0 0;${QUIET};font-size:14px`)),
    '</div>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function paragraph(text: string, style: string): string {
  return `<p style="${style}">${escapeForHtml(text)}</p>`;
}

/** `dir="auto"`: a title in another script keeps its own direction and turns nothing around it. */
function tableRow({ label, amount }: ReceiptFacts['rows'][number]): string {
  return [
    '<tr>',
    `<td style="${CELL}" dir="auto">${escapeForHtml(label)}</td>`,
    `<td style="${CELL};padding-left:16px;text-align:right;white-space:nowrap">${escapeForHtml(amount)}</td>`,
    '</tr>',
  ].join('');
}
