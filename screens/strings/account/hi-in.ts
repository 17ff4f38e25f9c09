/** placeholder */
import { ACCOUNT_EN_US } from './en-us.ts';
export const ACCOUNT_HI_IN = ACCOUNT_EN_US;
