/** The top of every document: whose it is, and what happens to the customer's money, as a shape and words. */
import type { AplDocument } from '../apl-document.ts';
import { STATE_TONES, type StateTone } from '../data/screen-data.ts';
import type { AplLayout } from '../screen/apl-screen.ts';
import { column, row, text } from './basic-parts.ts';

export function header(layout: AplLayout, titleText = '${payload.hearback.title}'): AplDocument {
  const states = STATE_TONES.map((tone) => state(tone, layout));
  if (layout === 'wide') {
    return row([title(titleText, { shrink: 1, maxLines: 1, paddingRight: '@gap' }), ...states], {
      alignItems: 'center',
      paddingBottom: '@gap',
    });
  }
  const isRound = layout === 'round';
  // Also what fills the line and is shortened, whose letters are then fewer than its line is wide.
  const textAlign = isRound ? 'center' : 'left';
  return column([...states, title(titleText, { maxLines: 1, paddingTop: '@step', textAlign })], {
    width: '100%',
    alignItems: isRound ? 'center' : 'start',
    paddingBottom: isRound ? '@step' : '@gap',
  });
}

function title(titleText: string, more: AplDocument): AplDocument {
  return text(titleText, 'headline', { id: 'title', role: 'header', ...more });
}

function state(tone: StateTone, layout: AplLayout): AplDocument {
  return {
    type: 'Container',
    when: `\${payload.hearback.tone == '${tone}'}`,
    direction: 'row',
    alignItems: 'center',
    role: 'text',
    accessibilityLabel: '${payload.hearback.stateWord}',
    ...(layout === 'round' ? { maxWidth: '100%' } : {}),
    items: [
      {
        type: 'VectorGraphic',
        source: tone,
        width: '@label',
        height: '@label',
        scale: 'best-fit',
        ink: `@${tone}`,
        paper: '@page',
      },
      text('${payload.hearback.stateWord}', tone, {
        id: 'stateWord',
        paddingLeft: '@step',
        shrink: 1,
      }),
    ],
  };
}
