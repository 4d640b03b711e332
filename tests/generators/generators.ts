/** A generator of the registry, and how its code is made and used in a folder of its own. */
export interface Generator {
  readonly name: string
  /** Packages with their versions, the generator first. These are the newest that run on Node 20. */
  readonly packages: ReadonlyArray<string>
  /** The command that makes the code from `contract.json`. */
  readonly command: ReadonlyArray<string>
  readonly language: 'TypeScript' | 'Python'
  /** Files that the command needs. */
  readonly files?: Readonly<Record<string, string>>
  /** What it is given of the contract, where it does not take all of it. */
  readonly of?: 'calls' | 'answers' | 'oneTypeEach'
  /** What a team should know. */
  readonly note: string
}

const KUBB = '4.39.3'

export const GENERATORS: ReadonlyArray<Generator> = [
  {
    name: 'openapi-typescript',
    packages: ['openapi-typescript@7.13.0', 'openapi-fetch@0.17.0'],
    command: ['npx', 'openapi-typescript', 'contract.json', '-o', 'gen.ts'],
    language: 'TypeScript',
    note: 'with openapi-fetch; the app uses it',
  },
  {
    name: 'hey-api',
    packages: ['@hey-api/openapi-ts@0.92.2', 'typescript@5.9'],
    command: ['npx', 'openapi-ts', '-i', 'contract.json', '-o', 'gen', '-c', '@hey-api/client-fetch'],
    language: 'TypeScript',
    note: '',
  },
  {
    name: 'orval',
    packages: ['orval@7.9.0'],
    command: ['npx', 'orval', '--input', './contract.json', '--output', './gen.ts', '--client', 'fetch'],
    language: 'TypeScript',
    of: 'calls',
    note: 'without the stream, whose two content types it gives one name',
  },
  {
    name: 'oazapfts',
    packages: ['oazapfts@7.5.0', '@oazapfts/runtime'],
    command: ['npx', 'oazapfts', 'contract.json', 'gen.ts'],
    language: 'TypeScript',
    note: '`const: 0` becomes any number',
  },
  {
    name: 'swagger-typescript-api',
    packages: ['swagger-typescript-api@13.13.0'],
    command: 'npx swagger-typescript-api generate -p contract.json -o gen -n api.ts --generate-union-enums'.split(' '),
    language: 'TypeScript',
    note: 'calls are grouped by the first part of their path',
  },
  {
    name: 'openapi-zod-client',
    packages: ['openapi-zod-client@1.18.3', '@zodios/core', 'zod@3', 'axios'],
    command: ['npx', 'openapi-zod-client', 'contract.json', '-o', 'gen.ts'],
    language: 'TypeScript',
    note: 'checks each answer by its schemas; `const` becomes a range',
  },
  {
    name: 'kubb',
    packages: ['cli', 'core', 'plugin-oas', 'plugin-ts', 'plugin-client'].map((part) => `@kubb/${part}@${KUBB}`),
    command: ['npx', 'kubb', 'generate', '--config', 'kubb.config.mjs'],
    language: 'TypeScript',
    files: {
      'kubb.config.mjs': `import { defineConfig } from '@kubb/core'
import { pluginClient } from '@kubb/plugin-client'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'
export default defineConfig({
  root: '.',
  input: { path: './contract.json' },
  output: { path: './gen', clean: true },
  plugins: [pluginOas({ generators: [] }), pluginTs(), pluginClient({ client: 'fetch' })],
})
`,
    },
    of: 'oneTypeEach',
    note: 'with `oneOf` for each `type` that is a list; its client sends JSON under the name of a form, so it needs another one',
  },
  {
    name: 'quicktype',
    packages: ['quicktype@26.0.0'],
    command: [
      ...'npx quicktype --lang python --python-version 3.7 --src-lang schema -o gen.py'.split(' '),
      ...['Session', 'QuoteBatch', 'Order'].map((name) => `answers.json#/definitions/${name}`),
    ],
    language: 'Python',
    of: 'answers',
    note: 'types of answers from their schemas; it makes no calls',
  },
]
