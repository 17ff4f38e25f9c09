/** placeholder */
import { ACCOUNT_EN_US } from './en-us.ts';
export const ACCOUNT_PT_BR = ACCOUNT_EN_US;
