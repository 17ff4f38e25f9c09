/** Letters about changes of the account, in Portuguese. No native speaker has reviewed it yet. */
import type { LetterWords } from './letter-words.ts';

export const PT_BR: LetterWords = {
  subject: (shop) => `${shop}: sua conta foi alterada`,
  moneySubject: (shop) => `${shop}: seu dinheiro está voltando`,
  paymentSubject: (shop) => `${shop}: sobre seu pagamento`,
  says: {
    passkey_added: () =>
      'Uma chave de acesso foi adicionada. Em 24 horas ela também poderá confirmar pedidos que exigem uma prova mais forte.',
    passkey_removed: () => 'Uma chave de acesso foi removida. Ela não confirma mais nada.',
    all_passkeys_removed: () =>
      'Todas as chaves de acesso foram removidas com um código de recuperação.',
    unlocked: () => 'A compra por voz foi desbloqueada.',
    recovery_codes_made: () =>
      'Novos códigos de recuperação foram criados. Os antigos não valem mais.',
    client_allowed: (about) => `${about} pode voltar a propor pedidos.`,
    client_revoked: (about) => `${about} não pode mais propor pedidos.`,
    erased: () => 'Seus dados no cartão foram apagados.',
    address_added: (about) =>
      `Um novo endereço foi adicionado: ${about}. Os pedidos já podem ir para lá.`,
    address_removed: (about) => `Um endereço foi removido: ${about}.`,
    instrument_added: (about) =>
      `Um novo cartão de pagamento foi adicionado: ${about}. Ele já pode pagar pedidos.`,
    instrument_removed: (about) => `Um cartão de pagamento foi removido: ${about}.`,
    address_not_added: () =>
      'Não foi possível adicionar um novo endereço. Seus endereços continuam como estavam.',
    instrument_not_added: () =>
      'Não foi possível adicionar um novo cartão de pagamento. Seus cartões de pagamento continuam como estavam.',
    order_sold_out: (about) =>
      `Seu pedido esgotou depois do pagamento. ${about} voltam para o mesmo meio de pagamento.`,
    return_accepted: (about) =>
      `Sua devolução foi aceita. ${about} voltam para o mesmo meio de pagamento.`,
    return_refused: () => 'Sua devolução não pôde ser aceita. Nada foi devolvido.',
    refunded: (about) => `${about} foram devolvidos ao mesmo meio de pagamento.`,
    payment_not_taken: (about) =>
      `O pagamento de ${about} não foi feito. Nada foi comprado e nada foi cobrado. Você pode pedir de novo e pagar de outra forma.`,
    refund_failed: (about) =>
      `Não foi possível devolver ${about} ao mesmo meio de pagamento como previsto. A loja vai devolver o dinheiro de outra forma. Fale com a loja, por favor.`,
  },
  nameless: '(sem nome)',
  when: (time) => `Quando: ${time}`,
  ifNotYou: (shop) =>
    `Se não foi você, abra seu cartão, desfaça a alteração e avise ${shop} agora. Depois troque a senha da sua conta.`,
};
