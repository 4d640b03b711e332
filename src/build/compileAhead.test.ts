import { expect, it } from 'vitest'
import { build } from 'vite'
import { compileAhead } from './compileAhead.ts'

const SOURCES: Readonly<Record<string, string>> = {
  first: "document.title = 'first'\nvoid import('second').then(({ second }) => second())",
  second: "import './second.css'\nexport const second = () => document.title",
}

it('asks the browser to compile a file ahead before any code, also before the list of files that Vite writes', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'sources',
        resolveId: (id) => (id in SOURCES || id.endsWith('.css') ? id : null),
        load: (id) => SOURCES[id] ?? (id.endsWith('.css') ? 'p { color: red }' : null),
      },
      compileAhead(),
    ],
    build: { write: false, rolldownOptions: { input: 'first' } },
  })
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const scripts = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
  expect(scripts.filter((code) => code.includes('__vite__mapDeps'))).toHaveLength(1)
  expect(scripts.map((code) => code.split('\n')[0])).toEqual(Array(2).fill('//# allFunctionsCalledOnLoad'))
})
