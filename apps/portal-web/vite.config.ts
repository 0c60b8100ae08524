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
    // One style sheet: those of the pages are 0.5 to 1 kB each.
    cssCodeSplit: false,
    // Fonts stay files: the pages' security policy allows no `data:` for them.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 450,
    rolldownOptions: {
      output: {
        // React alone changes least often. Then what many pages share: otherwise a page is some 75 files, which wait for one
        // another on a browser's six connections. The charts are in no group: only their pages load them.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
            { name: 'shared', minShareCount: 21, priority: 1 },
          ],
        },
      },
    },
  },
  // For `npm run dev`: vite serves the pages, and passes requests for these paths on to the portal API.
  cacheDir: path.resolve(import.meta.dirname, '../../.cache/vite'),
  server: {
    proxy: Object.fromEntries(
      ['/v1', '/docs', '/health'].map((prefix) => [prefix, process.env['PORTAL_API'] ?? 'http://127.0.0.1:3001']),
    ),
  },
});
