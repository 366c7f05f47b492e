import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** Where `npm run dev` finds the program. */
const server = 'http://127.0.0.1:7171';

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    // Nothing as data: addresses, so that the content security policy can stay at 'self'.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/healthz': server,
      '/metrics': server,
    },
  },
});
