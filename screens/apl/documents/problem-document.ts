/** What went wrong, as it was said, under what it means for the money. Nothing on it can be touched. */
import type { AplDocument } from '../apl-document.ts';
import { column, roomForRows, text } from '../parts/basic-parts.ts';
import { header } from '../parts/header.ts';
import { layoutOf } from '../screen/apl-screen.ts';
import { makeDocument, type DocumentSetting } from './make-document.ts';

export function problemDocument(setting: DocumentSetting): AplDocument {
  const layout = layoutOf(setting.screen);
  const words = text('${payload.hearback.words}', layout === 'round' ? 'body' : 'headline', {
    id: 'words',
    role: 'alert',
    textAlign: layout === 'round' ? 'center' : 'left',
  });
  return makeDocument(
    [
      header(layout),
      roomForRows([words], { when: '${payload.hearback.isLong}' }),
      column([words], {
        when: '${!payload.hearback.isLong}',
        width: '100%',
        grow: 1,
        justifyContent: 'center',
      }),
    ],
    setting,
  );
}
