import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig } from 'vite';

const outDir = path.resolve(import.meta.dirname, '../../dist/apps/portal-web');

/** The pages: what every visit needs in a few files of their own, each page when it is opened, charts last. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    {
      name: 'public-api-url',
      apply: 'serve',
      transformIndexHtml: (html) => html.replace('{{public-api-url}}', process.env['PUBLIC_URL'] ?? ''),
    },
  ],
  build: {
    outDir,
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2022',
    // Fonts stay files: the pages' security policy allows no `data:` for them.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 450,
    rolldownOptions: {
      output: {
        // React alone changes least often. The charts need no line here: only what is loaded on entering their pages names
        // them, and a group would draw in small modules that the first page needs too.
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
        },
      },
    },
  },
  // Of `npm run dev`: vite serves the pages, and passes everything else on to the portal API.
  cacheDir: path.resolve(import.meta.dirname, '../../.cache/vite'),
  server: {
    proxy: Object.fromEntries(
      ['/v1', '/docs', '/health'].map((prefix) => [prefix, process.env['PORTAL_API'] ?? 'http://127.0.0.1:3001']),
    ),
  },
});
