/** Which page of a list is told: the first when left out. */
import { z } from 'zod';

export const FURTHEST_PAGE = 1000;

export const pageInput = z
  .int()
  .min(1)
  .max(FURTHEST_PAGE)
  .default(1)
  .describe('1 for the first page, 2 for the next and so on: "more", "the next ones".');
