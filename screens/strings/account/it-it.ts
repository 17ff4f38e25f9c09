/** placeholder */
import { ACCOUNT_EN_US } from './en-us.ts';
export const ACCOUNT_IT_IT = ACCOUNT_EN_US;
