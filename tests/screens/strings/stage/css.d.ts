/** Sheets that Vite bundles. */
declare module '*.css';
