/** Set before anything is parsed: schemas must not be compiled with `eval`, which the page's policy forbids. */
import { z } from 'zod';

z.config({ jitless: true });
