import eslint from '@eslint/js';
import lit from 'eslint-plugin-lit';
import wc from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';

/** What may not be written in anything that visitors download (design.md section 5). */
const forbidden = [
  ['unsafeHTML', 'unsafeHTML'],
  ['innerHTML', 'innerHTML'],
  ['styleMap', 'styleMap'],
].map(([name, what]) => ({
  selector: `Identifier[name=${name}]`,
  message: `No ${what} in the house (design.md section 5)`,
}));

/** What the embed script cannot read (src/build/prepared-templates.ts), told by the text of a template between two expressions. */
const undrawable = [
  ['<!--', 'comments'],
  ['&', 'entities'],
  ['<\\u002F?$', 'tags whose name is bound'],
  ['^\\u002F>', 'slashes after an expression'],
  ["=\\s*'", 'attributes in single quotes'],
  ['<[a-zA-Z](?:[^>"]|"[^"]*")*\\s$', 'expressions on an element, or for the name of an attribute'],
].map(([text, what]) => ({
  selector: `TaggedTemplateExpression[tag.name=html] > TemplateLiteral > TemplateElement[value.raw=/${text}/]`,
  message: `No ${what} in a template: the embed script does not read that (src/build/prepared-templates.ts)`,
}));

/** How the build would not know a template for one, or would give it a name that stands for something else. */
const unread = [
  ['ImportSpecifier[imported.name=html][local.name!=html]', 'html by another name'],
  ['ImportDeclaration[source.value=lit] > ImportNamespaceSpecifier', 'lit as a whole'],
  ['Identifier[name=/^template\\d+$/]', 'names that the build gives to what it has read'],
].map(([selector, what]) => ({
  selector,
  message: `No ${what}: the build reads what is called html (src/build/prepared-templates.ts)`,
}));

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
    files: ['src/{components,controllers,doctor}/**'],
    rules: {
      'no-restricted-syntax': ['error', ...forbidden, ...undrawable, ...unread],
      'no-restricted-imports': ['error', { patterns: ['lit/*', 'lit-html', 'lit-html/*', 'lit-element'] }],
    },
  },
  // words are no code: a language has as many as it needs
  { files: ['src/i18n/**', 'src/doctor/words/**'], rules: { 'max-lines': 'off' } },
  { files: ['test/**', '**/*.mjs'], rules: { 'no-undef': 'off', 'no-restricted-syntax': 'off' } },
);
