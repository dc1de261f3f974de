import { defineConfig } from 'vite';

/** The production build that vite makes by itself, of one page at a time. */
export default defineConfig({
  logLevel: 'error',
  build: { target: 'es2022', emptyOutDir: true },
});
