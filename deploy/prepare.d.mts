/** Types of `prepare.mjs`. */
export declare const PACKAGE: string;
/** @param folder is made anew. */
export declare function preparePackage(folder?: string): void;
