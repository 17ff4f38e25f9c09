/** The picture of the drift charts: how many thieves are seen by which order. Drawn by hand as SVG, readable in light and dark. */
export interface Curve {
  readonly label: string;
  readonly colour: string;
  readonly dash: string;
  /** Per order, from the first: the share that was seen by then. */
  readonly shares: readonly number[];
}

const WIDTH = 760;
const HEIGHT = 400;
const LEFT = 56;
const RIGHT = 190;
const TOP = 48;
const BOTTOM = 52;
const INNER_WIDTH = WIDTH - LEFT - RIGHT;
const INNER_HEIGHT = HEIGHT - TOP - BOTTOM;

export function driftChart(curves: readonly Curve[], orders: number): string {
  const x = (order: number) => LEFT + (order / orders) * INNER_WIDTH;
  const y = (share: number) => TOP + (1 - share) * INNER_HEIGHT;
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line x1="${LEFT}" x2="${LEFT + INNER_WIDTH}" y1="${fixed(y(share))}" y2="${fixed(y(share))}" stroke="#c9ced6"/>` +
      `<text x="${LEFT - 8}" y="${fixed(y(share) + 4)}" text-anchor="end">${String(share * 100)} %</text>`,
  );
  const ticks = Array.from({ length: orders / 20 + 1 }, (_, index) => index * 20).map(
    (order) =>
      `<text x="${fixed(x(order))}" y="${TOP + INNER_HEIGHT + 18}" text-anchor="middle">${String(order)}</text>`,
  );
  const lines = curves.map(({ colour, dash, shares }) => {
    const points = shares
      .slice(0, orders)
      .map((share, index) => `${fixed(x(index + 1))},${fixed(y(share))}`);
    return `<polyline fill="none" stroke="${colour}" stroke-width="2.5" stroke-dasharray="${dash}" points="${fixed(x(0))},${fixed(y(0))} ${points.join(' ')}"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="t d" font-family="system-ui, sans-serif" font-size="12" fill="#1b2028">`,
    '<title id="t">Slow drift: seen by which order</title>',
    `<desc id="d">${curves.map(describe).join(' ')}</desc>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>`,
    `<text x="${LEFT}" y="24" font-size="15" font-weight="600">Share of accounts in which drift was told, by the order</text>`,
    ...grid,
    ...ticks,
    `<text x="${LEFT + INNER_WIDTH / 2}" y="${HEIGHT - 12}" text-anchor="middle">orders since it began</text>`,
    ...lines,
    ...labels(curves, { orders, y }),
    '</svg>',
    '',
  ].join('\n');
}

function describe({ label, shares }: Curve): string {
  const half = shares.findIndex((share) => share >= 0.5) + 1;
  return half === 0
    ? `${label}: never half of them.`
    : `${label}: half of them by order ${String(half)}.`;
}

/** At the ends of the lines, and none on another. */
function labels(
  curves: readonly Curve[],
  { orders, y }: { readonly orders: number; readonly y: (share: number) => number },
): readonly string[] {
  let free = TOP;
  return curves
    .map((curve) => ({ ...curve, end: y(curve.shares[orders - 1] ?? 0) }))
    .sort((one, other) => one.end - other.end)
    .map(({ label, colour, dash, end }) => {
      const at = Math.max(free, end);
      free = at + 20;
      const from = LEFT + INNER_WIDTH + 8;
      return (
        `<line x1="${from}" x2="${from + 24}" y1="${fixed(at)}" y2="${fixed(at)}" stroke="${colour}" stroke-width="2.5" stroke-dasharray="${dash}"/>` +
        `<text x="${from + 30}" y="${fixed(at + 4)}">${label}</text>`
      );
    });
}

function fixed(value: number): string {
  return value.toFixed(1);
}
