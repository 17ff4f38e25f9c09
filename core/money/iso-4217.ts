/** Every code of ISO 4217 list one that is money of a country, with its exponent: recognised in texts, whether or not we sell in it. */

const TWO =
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP CVE CZK ' +
  'DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD ' +
  'KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP ' +
  'PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH ' +
  'USD UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW ZWG';
const NONE = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF';
const THREE = 'BHD IQD JOD KWD LYD OMR TND';
/** Units of account, and funds: money all the same. */
const FUNDS_OF_TWO = 'BOV CHE CHW COU MXV USN XSU';

export const ISO_4217: ReadonlyMap<string, number> = new Map([
  ...codesOf(TWO, 2),
  ...codesOf(NONE, 0),
  ...codesOf(THREE, 3),
  ...codesOf(FUNDS_OF_TWO, 2),
  ...codesOf('UYI', 0),
  ...codesOf('CLF UYW', 4),
]);

function codesOf(codes: string, exponent: number): readonly (readonly [string, number])[] {
  return codes.split(' ').map((code) => [code, exponent] as const);
}
