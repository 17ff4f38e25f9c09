/** placeholder */
import { ACCOUNT_EN_US } from './en-us.ts';
export const ACCOUNT_JA_JP = ACCOUNT_EN_US;
