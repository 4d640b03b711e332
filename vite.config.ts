import { readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { mockPicker } from './openapi/mock/picker/plugin.ts'
import { chartParts } from './src/build/chartParts.ts'
import { CHUNKS } from './src/build/chunks.ts'
import { compileAhead } from './src/build/compileAhead.ts'
import { sendForApp } from './src/build/sendForApp.ts'
import { staticShell } from './src/build/staticShell.ts'
import { appWorker } from './src/build/appWorker.ts'

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string }
const broker = process.env['PAPER_URL'] ?? 'http://127.0.0.1:8080'

export default defineConfig({
  root: 'src',
  // Relative, so that the build runs under any path of a CDN and inside a native shell.
  base: './',
  // The packages that React before version 18 needs are the same hook in ours.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  publicDir: 'public',
  plugins: [
    react(),
    tailwindcss(),
    sendForApp(),
    chartParts(),
    staticShell(),
    appWorker(),
    compileAhead(),
    mockPicker(),
  ],
  define: { __APP_VERSION__: JSON.stringify(version) },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api/vue': broker, '/paper': broker, '/control': broker, '/prospectus': broker },
  },
  build: {
    outDir: '../dist/app',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // What is bundled asks for it.
    license: { fileName: 'LICENSES.md' },
    reportCompressedSize: false,
    // Sizes are judged by size-limit, in what crosses the wire.
    chunkSizeWarningLimit: 1_000,
    modulePreload: {
      polyfill: false,
      // What the page itself sends for is here before anything else asks for it, and a file that needs no other is imported
      // at once.
      resolveDependencies: (_, files) => {
        const needed = files.filter((file) => !/assets\/(shell|boot|core|app|rolldown-runtime)-/.test(file))
        return needed.length > 1 ? needed : []
      },
    },
    rolldownOptions: {
      // Not for who only starts the app.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
})
