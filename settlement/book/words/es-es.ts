/** Letters about changes of the account, in Spanish. No native speaker has reviewed it yet. */
import type { LetterWords } from './letter-words.ts';

export const ES_ES: LetterWords = {
  subject: (shop) => `${shop}: su cuenta ha cambiado`,
  moneySubject: (shop) => `${shop}: le devolvemos dinero`,
  paymentSubject: (shop) => `${shop}: sobre su pago`,
  says: {
    passkey_added: () =>
      'Se añadió una llave de acceso. En 24 horas también podrá confirmar pedidos que piden una prueba más fuerte.',
    passkey_removed: () => 'Se quitó una llave de acceso. Ya no puede confirmar nada.',
    all_passkeys_removed: () =>
      'Se quitaron todas las llaves de acceso con un código de recuperación.',
    unlocked: () => 'Se desbloqueó la compra por voz.',
    recovery_codes_made: () =>
      'Se crearon códigos de recuperación nuevos. Los anteriores ya no sirven.',
    client_allowed: (about) => `${about} puede volver a proponer pedidos.`,
    client_revoked: (about) => `${about} ya no puede proponer pedidos.`,
    erased: () => 'Se borraron sus datos de la tarjeta.',
    address_added: (about) =>
      `Se añadió una dirección nueva: ${about}. Los pedidos ya pueden ir allí.`,
    address_removed: (about) => `Se quitó una dirección: ${about}.`,
    instrument_added: (about) =>
      `Se añadió una tarjeta de pago nueva: ${about}. Ya puede pagar pedidos.`,
    instrument_removed: (about) => `Se quitó una tarjeta de pago: ${about}.`,
    address_not_added: () => 'No se pudo añadir una dirección nueva. Sus direcciones siguen igual.',
    instrument_not_added: () =>
      'No se pudo añadir una tarjeta de pago nueva. Sus tarjetas de pago siguen igual.',
    order_sold_out: (about) =>
      `Su pedido se agotó después de que usted pagara. ${about} vuelven al mismo medio de pago.`,
    return_accepted: (about) =>
      `Su devolución fue aceptada. ${about} vuelven al mismo medio de pago.`,
    return_refused: () => 'Su devolución no pudo aceptarse. No se devolvió dinero.',
    refunded: (about) => `Se devolvieron ${about} al mismo medio de pago.`,
    payment_not_taken: (about) =>
      `El pago de ${about} no se realizó. No se compró nada y no se cobró nada. Puede volver a pedir y pagar con otro medio.`,
    refund_failed: (about) =>
      `No se pudieron devolver ${about} al mismo medio de pago como estaba previsto. La tienda le devolverá el dinero de otra forma. Pregunte en la tienda, por favor.`,
  },
  nameless: '(sin nombre)',
  when: (time) => `Cuándo: ${time}`,
  ifNotYou: (shop) =>
    `Si no fue usted, abra su tarjeta, deshaga el cambio y avise ahora a ${shop}. Después cambie la contraseña de su cuenta.`,
};
