import { ORDER_VIEW_STATES } from '#core';
import { mkdirSync } from 'node:fs';
import { it } from 'vitest';
import { openCardStage } from './card-stage.ts';
import { listOf, orderIn, wideOrder } from './order-fixture.ts';
const OUT = '/tmp/shots';
mkdirSync(OUT, { recursive: true });
const only = process.env['ONLY'];
it('shots', async () => {
  const stage = await openCardStage();
  const widths = (process.env['W'] ?? '390').split(',').map(Number);
  for (const theme of ['light', 'dark'] as const)
    for (const width of widths) {
      for (const state of [
        ...ORDER_VIEW_STATES,
        'wide',
        'list',
        'empty',
        'out',
        'refused',
        'wrongcode',
        'lost',
      ] as const) {
        if (only && !only.split(',').includes(state)) continue;
        const order =
          state === 'wide' || state === 'list' || state === 'empty' || state === 'out'
            ? wideOrder()
            : state === 'refused' || state === 'lost'
              ? orderIn('to_confirm')
              : state === 'wrongcode'
                ? orderIn('confirmed_here', { triesLeft: 1 })
                : orderIn(state);
        const list =
          state === 'empty'
            ? listOf()
            : state === 'list'
              ? listOf(
                  orderIn('to_confirm'),
                  { ...wideOrder(), digest: 'ab'.padEnd(64, '1') as never },
                  { ...orderIn('ordered'), digest: 'ab'.padEnd(64, '2') as never },
                  { ...orderIn('expired'), digest: 'ab'.padEnd(64, '3') as never },
                )
              : listOf(order);
        const path = ['list', 'empty'].includes(state) ? '/' : `/orders/${order.digest}`;
        const how = {
          path,
          colorScheme: theme,
          viewport: { width, height: 844 },
          deviceScaleFactor: 1,
        };
        const s =
          state === 'out' ? await stage.open(list, how) : await stage.openSignedIn(list, how);
        if (state === 'refused') {
          s.approval.totalAnswer = () => ({
            outcome: 'refused',
            message: 'That is not the total of this order. Nothing was bought.',
            read: '$74.61',
            expected: '$47.61',
          });
          await s.page.getByLabel('Type the total').fill('74.61');
          await s.page.getByRole('button', { name: 'Confirm' }).click();
          await s.page.getByText('You typed').waitFor();
        }
        if (state === 'lost') {
          s.approval.isDown = true;
          await s.page.getByText('No connection').waitFor();
        }
        await s.page.evaluate(() => document.fonts.ready);
        await s.page.waitForTimeout(150);
        await s.page.screenshot({ path: `${OUT}/${state}-${width}-${theme}.png`, fullPage: true });
        if (s.faults.length) console.log(state, s.faults);
        await s.close();
      }
    }
  await stage.close();
}, 600000);
