import { defineConfig } from 'vite';

/** Vite's default production build; one build has one page. */
export default defineConfig({
  logLevel: 'error',
  build: { target: 'es2022', emptyOutDir: true },
});
