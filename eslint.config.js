import tseslint from 'typescript-eslint';
import importX from 'eslint-plugin-import-x';

/** What each top-level folder may import (docs/architecture.md); `tests/architecture` holds the code to the same table. */
const MAY_IMPORT = {
  core: [],
  edge: [],
  stores: ['#core'],
  lambda: ['#core', '#edge', '#screens/apl', '#screens/strings'],
  mcp: ['#core', '#edge'],
  approval: ['#core', '#edge'],
  settlement: ['#core', '#edge'],
  screens: ['#core', '#screens/apl', '#screens/strings'],
  simulator: ['#core', '#edge', '#screens/apl', '#screens/strings', '#screens/elements'],
  'skill-package': ['#core'],
  'addon-package': [],
};
const ALIASES = [
  '#core',
  '#edge',
  '#stores',
  '#screens/apl',
  '#screens/strings',
  '#screens/elements',
];
const FOLDERS = Object.keys(MAY_IMPORT);
/** Fills the catalogue's slot type from the shop of the simulator (docs/architecture.md). */
const WRITES_THE_SHOPS_SLOTS = 'skill-package/source/write-skill-package.ts';

const importRules = FOLDERS.flatMap((folder) => {
  const refused = ALIASES.filter((alias) => !MAY_IMPORT[folder].includes(alias));
  const otherFolders = FOLDERS.filter((other) => other !== folder);
  const restriction = (aliases) => [
    'error',
    {
      patterns: [
        { group: aliases, message: `${folder}/ may not import this (see docs/architecture.md).` },
        {
          group: otherFolders.flatMap((other) =>
            [`../${other}/*`, `../**/${other}/*`].map((p) => p),
          ),
          message: 'Another top-level folder is imported only through its # name.',
        },
      ],
    },
  ];
  return [
    {
      files: [`${folder}/**/*.ts`],
      ignores: [`${folder}/main.ts`, `${folder}/join-${folder}.ts`, WRITES_THE_SHOPS_SLOTS],
      rules: { 'no-restricted-imports': restriction(refused) },
    },
    // Only the entry of a side, and what joins its parts for it, reaches its store.
    {
      files: [`${folder}/main.ts`, `${folder}/join-${folder}.ts`],
      rules: {
        'no-restricted-imports': restriction(refused.filter((alias) => alias !== '#stores')),
      },
    },
  ];
});

const AMBIENT = [
  {
    object: 'Date',
    property: 'now',
    message: 'Take a Clock; only main.ts and adapters read the time.',
  },
  { object: 'Math', property: 'random', message: 'Take a Randomness.' },
  {
    object: 'process',
    property: 'env',
    message: 'Configuration comes from one file, read in main.ts.',
  },
];

export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', 'coverage/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts'],
    extends: [...tseslint.configs.strictTypeChecked],
    plugins: { 'import-x': importX },
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './screens/tsconfig.json', './tests/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      'import-x/no-default-export': 'error',
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 12],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Lit elements and parse functions meet these by their nature.
      '@typescript-eslint/no-extraneous-class': 'off',
    },
  },
  ...importRules,
  {
    files: [
      'core/**/*.ts',
      'mcp/**/*.ts',
      'approval/**/*.ts',
      'settlement/**/*.ts',
      'lambda/**/*.ts',
    ],
    ignores: ['**/main.ts'],
    rules: { 'no-restricted-properties': ['error', ...AMBIENT] },
  },
  {
    files: ['tests/**/*.ts', '**/vite*.config.ts', 'vitest.config.ts'],
    rules: {
      'import-x/no-default-export': 'off',
      'max-lines': ['error', { max: 600, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'error',
    },
  },
);
