import type { Plugin } from 'vite'

/**
 * Tells the browser to compile the functions of a file while it is still being downloaded, off the main thread. Otherwise each
 * one is compiled on the main thread when it is first called, an eighth of all that a screen takes of it. Chromium reads the
 * comment (https://v8.dev/blog/explicit-compile-hints) where it comes before any code, also before the list of files that Vite
 * writes; other browsers ignore it.
 */
export const compileAhead = (): Plugin => ({
  name: 'compile-ahead',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
})
