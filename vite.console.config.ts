import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The testers' console: a build of its own, so that the app's first load does not grow by it. */
export default defineConfig({
  root: 'src/console',
  base: './',
  publicDir: false,
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../../dist/console',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    reportCompressedSize: false,
    license: { fileName: 'LICENSES.md' },
    modulePreload: { polyfill: false },
    // Not for who only starts the broker.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
})
