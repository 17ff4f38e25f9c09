// Lets a child process of a test run the TypeScript source as it is, as vitest does for the tests themselves.
import { register } from 'node:module';

register('./typescript-loader.mjs', import.meta.url);
