/** The skill in Japan. */
import { JAPANESE } from '../languages/japanese.ts';
import type { LocaleSource } from '../locale-source.ts';

export const JA_JP: LocaleSource = {
  locale: 'ja-JP',
  language: JAPANESE,
  invocationName: 'ハーバー ロースターズ',
  store: {
    name: 'ハーバー ロースターズ',
    summary: '声でコーヒーを注文し、注文ごとにスマートフォンで確認します。',
    description:
      'ハーバー ロースターズのコーヒーを声で注文できます。アレクサが配送料と税と合計を含めて注文を読み上げますが、それだけでは何も購入されません。お使いのスマートフォンで合計を確認すると、四桁の音声コードが表示されます。そのコードを声で伝えたときに、はじめて注文が確定します。ハーバー ロースターズのアカウントが必要です。Alexaアプリでアカウントをリンクしてください。金額にかかわらず、注文ごとに四桁のコードが必要です。',
    examplePhrases: [
      { says: 'アレクサ、ハーバー ロースターズを開いて', means: 'LaunchRequest' },
      { says: 'アレクサ、ハーバー ロースターズでエスプレッソを二袋注文して', means: 'OrderIntent' },
      { says: 'アレクサ、ハーバー ロースターズで注文の状況を教えて', means: 'StatusIntent' },
    ],
    keywords: ['コーヒー', '買い物', '焙煎', 'お茶', 'エスプレッソ'],
  },
};
