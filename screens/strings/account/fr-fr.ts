/** placeholder */
import { ACCOUNT_EN_US } from './en-us.ts';
export const ACCOUNT_FR_FR = ACCOUNT_EN_US;
