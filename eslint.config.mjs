import eslint from '@eslint/js';
import lit from 'eslint-plugin-lit';
import wc from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';

/** Identifiers that nothing that visitors download may use (decision 28). */
const forbidden = [
  ['unsafeHTML', 'unsafeHTML'],
  ['innerHTML', 'innerHTML'],
  ['styleMap', 'styleMap'],
].map(([name, what]) => ({
  selector: `Identifier[name=${name}]`,
  message: `No ${what} (docs/decisions/0028-elements-and-page-stay-apart.md)`,
}));

/** What old Prototype.js on a website replaces: its `Array.from` takes no function, its `entries` gives values. */
const replacedByWebsites = [
  {
    selector: "CallExpression[callee.object.name='Array'][callee.property.name='from']",
    message: 'Websites replace Array.from: spread instead',
  },
  {
    selector: "CallExpression[callee.property.name='entries'][callee.object.type='ArrayExpression']",
    message: 'Websites replace entries of arrays: count instead',
  },
];

export default tseslint.config(
  { ignores: ['dist/', 'data/', 'node_modules/'] },
  eslint.configs.recommended,
  ...tseslint.configs.strict,
  lit.configs['flat/recommended'],
  wc.configs['flat/best-practice'],
  {
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/unified-signatures': 'off',
      'no-restricted-syntax': ['error', ...forbidden],
      'no-eval': 'error',
      'max-lines': ['error', { max: 260, skipBlankLines: true, skipComments: true }],
      'wc/guard-super-call': 'off',
    },
  },
  {
    files: ['src/{components,controllers,doctor,embed}/**'],
    rules: {
      'no-restricted-imports': ['error', { patterns: ['lit/*', 'lit-html', 'lit-html/*', 'lit-element'] }],
    },
  },
  {
    files: ['src/{api,browser,calendar,components,controllers,doctor,embed,fields,forms,model,payments,state}/**'],
    rules: { 'no-restricted-syntax': ['error', ...forbidden, ...replacedByWebsites] },
  },
  // words are no code: a language has as many as it needs
  // a translator works through all texts of one kind in one file
  { files: ['src/i18n/**'], rules: { 'max-lines': 'off' } },
  { files: ['test/**', '**/*.mjs'], rules: { 'no-undef': 'off', 'no-restricted-syntax': 'off' } },
  {
    files: ['test/**/*.node.test.ts', 'test/backend/**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "Program > ExpressionStatement > CallExpression[callee.name='beforeEach']",
          message: 'Mocha runs it before the tests of all files: write it inside describe',
        },
      ],
    },
  },
);
