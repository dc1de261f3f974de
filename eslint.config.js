import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const message = {
  defaultExport: 'Только именованный экспорт.',
  clock: 'Время и случай домену передают.',
  hooks: 'useAppDispatch и useAppSelector из src/console/hooks.ts.',
  createApi: 'Один createApi на всю консоль: src/console/api/api.ts.',
  dialect: 'База данных открывается только в src/server/db.',
};

const rawHooks = {
  name: 'react-redux',
  importNames: ['useDispatch', 'useSelector', 'useStore'],
  message: message.hooks,
};
const createApi = ['react', ''].map((end) => ({
  name: `@reduxjs/toolkit/query${end && `/${end}`}`,
  importNames: ['createApi'],
  message: message.createApi,
}));
const dialects = {
  name: 'kysely',
  importNames: ['SqliteDialect', 'PostgresDialect', 'MysqlDialect', 'MssqlDialect'],
  message: message.dialect,
};

const defaultExport = { selector: 'ExportDefaultDeclaration', message: message.defaultExport };
const clock = [
  'NewExpression[callee.name="Date"][arguments.length=0]',
  'MemberExpression[object.name="Date"][property.name="now"]',
  'MemberExpression[object.name="Math"][property.name="random"]',
  'CallExpression[callee.name="dayjs"][arguments.length=0]',
].map((selector) => ({ selector, message: message.clock }));

const restrictImports = (...paths) => ({ 'no-restricted-imports': ['error', { paths }] });
const restrictSyntax = (...syntax) => ({ 'no-restricted-syntax': ['error', ...syntax] });

export default defineConfig(
  globalIgnores([
    ...['dist', 'reports', 'data', '.cache', '__tests__/lint/fixture'],
    // They build on packages that are not installed with the console's.
    ...['bench/dist', 'bench/peers', 'bench/**/node_modules'],
  ]),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
      // Code points are what a name or a mask is counted in.
      '@typescript-eslint/no-misused-spread': 'off',
      // Runs out of stack on the recursive types of formik.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', '__tests__/**/*.{ts,tsx}'],
    ignores: ['**/*.d.ts'],
    rules: restrictSyntax(defaultExport),
  },
  {
    files: ['src/domain/**'],
    rules: { 'no-console': 'error', ...restrictSyntax(defaultExport, ...clock) },
  },
  {
    files: ['src/console/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      ...restrictImports(rawHooks, ...createApi),
    },
  },
  { files: ['src/console/hooks.ts'], rules: restrictImports(...createApi) },
  { files: ['src/console/api/api.ts'], rules: restrictImports(rawHooks) },
  { files: ['src/server/**'], ignores: ['src/server/db/**'], rules: restrictImports(dialects) },
  {
    files: ['__tests__/**'],
    rules: {
      // A test reads answers of the wire as they come.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // Fixtures of the browser tests say so that they need no other fixture.
      'no-empty-pattern': 'off',
      // Tables of cases are long.
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
    rules: { 'no-undef': 'off', 'max-lines': ['error', 250] },
  },
);
