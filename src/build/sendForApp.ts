import type { Plugin } from 'vite'

/**
 * The page's first script is small and loads the app; the page preloads the app too, so that its download does not wait
 * for that script.
 */
export const sendForApp = (): Plugin => ({
  name: 'send-for-app',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const boot = chunks.find(({ isEntry }) => isEntry)
      const main = chunks.find(
        ({ facadeModuleId, name }) => name === 'app' || facadeModuleId?.endsWith('/src/main.tsx'),
      )
      const known = new Set([boot?.fileName, ...(boot?.imports ?? [])])
      const files = main ? [...main.imports, main.fileName] : []
      return files
        .filter((file) => !known.has(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
          injectTo: 'head' as const,
        }))
    },
  },
})
