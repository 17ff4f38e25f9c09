/** Letters about changes of the account, in Chinese. No native speaker has reviewed it yet. */
import type { LetterWords } from './letter-words.ts';

export const ZH_CN: LetterWords = {
  subject: (shop) => `${shop}：您的账户有变动`,
  moneySubject: (shop) => `${shop}：退款通知`,
  paymentSubject: (shop) => `${shop}：关于您的付款`,
  says: {
    passkey_added: () => '新增了一个通行密钥。24 小时后，它也可以确认需要更强验证的订单。',
    passkey_removed: () => '移除了一个通行密钥。它不能再确认任何订单。',
    all_passkeys_removed: () => '已用恢复码移除所有通行密钥。',
    unlocked: () => '语音购物已解锁。',
    recovery_codes_made: () => '已生成新的恢复码。旧的恢复码不再有效。',
    client_allowed: (about) => `${about} 可以再次提出订单。`,
    client_revoked: (about) => `${about} 不能再提出订单。`,
    erased: () => '您在卡片上的数据已删除。',
    address_added: (about) => `新增了一个地址：${about}。订单现在可以送到那里。`,
    address_removed: (about) => `移除了一个地址：${about}。`,
    instrument_added: (about) => `新增了一张支付卡：${about}。现在可以用它支付订单。`,
    instrument_removed: (about) => `移除了一张支付卡：${about}。`,
    address_not_added: () => '新地址未能添加。您的地址没有变化。',
    instrument_not_added: () => '新支付卡未能添加。您的支付卡没有变化。',
    order_sold_out: (about) => `您付款后商品已售罄。${about} 将原路退回。`,
    return_accepted: (about) => `已接受您的退货。${about} 将原路退回。`,
    return_refused: () => '未能接受您的退货，没有退款。',
    refunded: (about) => `${about} 已原路退回。`,
    payment_not_taken: (about) =>
      `${about} 的付款没有完成。没有购买任何商品，也没有扣款。您可以重新下单，并换一种方式付款。`,
    refund_failed: (about) => `${about} 未能按计划原路退回。商店会以其他方式退款给您，请联系商店。`,
  },
  nameless: '（未命名）',
  when: (time) => `时间：${time}`,
  ifNotYou: (shop) =>
    `如果不是您本人操作，请打开您的卡片撤销这项变动，并立即告知 ${shop}。然后更改账户密码。`,
};
