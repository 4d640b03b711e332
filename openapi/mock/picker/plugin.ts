import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Puts the picker of the mock's answers into the page while developing. A build knows nothing of it. */
export const mockPicker = (): Plugin => ({
  name: 'mock-picker',
  apply: 'serve',
  transformIndexHtml: () => [
    {
      tag: 'script',
      attrs: { type: 'module', src: `/@fs${fileURLToPath(new URL('main.ts', import.meta.url))}` },
      injectTo: 'head-prepend',
    },
  ],
})
