/**
 * Tells the browser to compile all functions of `core` while it is still being downloaded, off the main thread.
 * Otherwise each one is compiled on the main thread when it is first called, between the last byte and the first
 * screen. Chromium reads the comment (https://v8.dev/blog/explicit-compile-hints); other browsers ignore it.
 */
export const compileAhead = ({ name }: { readonly name: string }): string =>
  name === 'core' ? '//# allFunctionsCalledOnLoad' : ''
