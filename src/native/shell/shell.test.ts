import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import permissionTexts from './permissionTexts.json' with { type: 'json' }

const ROOT = join(import.meta.dirname, '../../..')
const packageOf = (folder: string) =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as { dependencies: Record<string, string> }
const shell = packageOf('src/native/shell').dependencies
const app = packageOf('.').dependencies

const plugins = Object.keys(app).filter((name) => /^@capacitor\/|capacitor-/.test(name))

it.each(plugins)('the shell has %s in the version of the app', (name) => {
  expect(shell[name]).toBe(app[name])
})

it('the shell has no plug-in that the app does not call', () => {
  const called = readdirSync(join(ROOT, 'adapters'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(ROOT, 'adapters', file), 'utf8'))
    .join('\n')
  expect(plugins.filter((name) => !called.includes(`'${name}'`))).toEqual([])
  const tools = ['@capacitor/android', '@capacitor/cli', '@capacitor/ios', 'xcode']
  expect(Object.keys(shell).toSorted()).toEqual([...plugins, ...tools].toSorted())
})

it('asks for Face ID and the camera in the eight languages of the app', () => {
  const texts = Object.values(permissionTexts).flatMap((one) => Object.values(one))
  expect(texts).toHaveLength(16)
  expect(new Set(texts).size).toBe(16)
  // They stand between quotation marks and in XML.
  expect(texts.filter((text) => /["<>&]/.test(text))).toEqual([])
})
