/** placeholder */
import { ACCOUNT_EN_US } from './en-us.ts';
export const ACCOUNT_DE_DE = ACCOUNT_EN_US;
