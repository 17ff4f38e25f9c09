/** placeholder */
import { ACCOUNT_EN_US } from './en-us.ts';
export const ACCOUNT_ES_ES = ACCOUNT_EN_US;
