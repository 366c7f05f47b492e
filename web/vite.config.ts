import { svelte } from '@sveltejs/vite-plugin-svelte';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Where `npm run dev` finds the program. */
const server = 'http://127.0.0.1:7171';

/** Packs what is built as small as it gets, once and for all; the server packs the rest on the way, less well. */
const packed: Plugin = {
  name: 'packed',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const [fileName, file] of Object.entries(bundle)) {
        if (!/\.(js|css|json|svg)$/.test(fileName)) continue;
        const source = file.type === 'chunk' ? file.code : file.source;
        const small = brotliCompressSync(source);
        if (small.length < source.length) {
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: small });
        }
      }
    },
  },
};

export default defineConfig({
  plugins: [svelte(), packed],
  build: {
    target: 'es2022',
    // Nothing as data: addresses, so that the content security policy can stay at 'self'.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page begins with is one file: many small ones pack worse.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } } },
  },
  test: { setupFiles: ['tests/files.ts'] },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/healthz': server,
      '/metrics': server,
    },
  },
});
