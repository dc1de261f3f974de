import { defineConfig } from 'vite';

/** Vite's default production build, of one page at a time. */
export default defineConfig({
  logLevel: 'error',
  build: { target: 'es2022', emptyOutDir: true },
});
