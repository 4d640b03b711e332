import type { Plugin } from 'vite'

/**
 * Puts the files that a lazily loaded chunk preloads into one order, the same in each list: those that few chunks import
 * come first. The lists are in the first load, and what is alike in them compresses.
 */
export const preloadOrder = () => {
  const imports = new Map<string, number>()
  const importsOf = (file: string) => imports.get(file) ?? 0
  const plugin: Plugin = {
    name: 'preload-order',
    apply: 'build',
    enforce: 'pre',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        imports.clear()
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') for (const file of chunk.imports) imports.set(file, importsOf(file) + 1)
      },
    },
  }
  return {
    plugin,
    ordered: (files: readonly string[]): string[] =>
      files.toSorted((one, other) => importsOf(one) - importsOf(other) || (one < other ? -1 : 1)),
  }
}
