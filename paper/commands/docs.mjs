// npm run docs: installs when needed, and writes the reference of the contract into dist/docs.
import { given, ready, ROOT, stop } from './ready.mjs'

given()
ready()
try {
  const { buildDocs } = await import('./build.mjs')
  await buildDocs()
  process.stdout.write(`${ROOT}dist/docs/index.html\n`)
} catch (cause) {
  stop(`The reference could not be built: ${cause instanceof Error ? cause.message : String(cause)}`)
}
