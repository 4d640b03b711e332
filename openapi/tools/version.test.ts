import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fromRoot } from './files.ts'
import { type Node, nodeOf } from './node.ts'
import { versionProblem } from './version.ts'

const read = (path: string) => readFileSync(fromRoot(path), 'utf8')
const text = read('openapi/bundle.json')
const version = (JSON.parse(text) as { info: { version: string } }).info.version
const released = JSON.parse(read('openapi/released.json')) as { info: { version: string } }

type Mutable = Record<string, unknown>
/** The node at a path of keys, to change it. */
const at = (contract: Node, ...keys: ReadonlyArray<string>): Mutable =>
  keys.reduce<Node>((node, key) => nodeOf(node[key]), contract)
const schema = (contract: Node, name: string, ...keys: ReadonlyArray<string>) =>
  at(contract, 'components', 'schemas', name, ...keys)
const form = (contract: Node, path: string) =>
  at(contract, 'paths', path, 'post', 'requestBody', 'content', 'application/x-www-form-urlencoded', 'schema')

/** The contract with one thing changed, under a version. */
const changed = (change: (contract: Node) => void, to = version): Node => {
  const contract = JSON.parse(text) as Node
  at(contract, 'info')['version'] = to
  change(contract)
  return contract
}
const BREAKS: ReadonlyArray<readonly [change: (contract: Node) => void, told: string]> = [
  [(all) => delete at(all, 'paths')['/news/info'], 'path-removed'],
  [(all) => delete schema(all, 'Fill', 'properties')['price'], 'Property `price` of `Fill` was removed'],
  [(all) => (schema(all, 'Fill')['required'] = ['id']), 'required-properties-removed'],
  [(all) => (form(all, '/quotes/search')['required'] = ['keyword', 'type']), 'required-properties-added'],
  [(all) => (schema(all, 'OrderState')['enum'] = ['pending', 'lost']), 'enum-values-added'],
  [(all) => (schema(all, 'RecordId')['type'] = 'integer'), 'schema-type-changed'],
  [(all) => (schema(all, 'FormNumber')['pattern'] = String.raw`^\d{1,3}$`), 'schema-constraint-changed'],
]
const breakAll = (all: Node) => BREAKS.forEach(([change]) => change(all))

describe('the version of the contract', () => {
  it('is high enough for all that has changed since the released one', () => {
    expect(versionProblem(released, JSON.parse(text))).toBeNull()
  })

  it('is too low where a call or a field is gone, less is taken or more may be answered', () => {
    const told = versionProblem(
      changed(() => {}),
      changed(breakAll),
    )
    for (const [, words] of BREAKS) expect(told).toContain(words)
  })

  it('may break with a new major version, below 1.0 a new minor one, and with no less', () => {
    const small = (version: string, ...calls: ReadonlyArray<string>) => ({
      openapi: '3.1.0',
      info: { title: 'Small', version },
      paths: Object.fromEntries(
        calls.map((call) => [call, { post: { responses: { 200: { description: 'Done.' } } } }]),
      ),
    })
    const before = small('0.4.2', '/one', '/two')
    expect(versionProblem(before, small('0.4.3', '/one'))).toMatch(/0\.5\.0/)
    expect(versionProblem(before, small('0.5.0', '/one'))).toBeNull()
    const stable = small('1.4.2', '/one', '/two')
    expect(versionProblem(stable, small('1.5.0', '/one'))).toMatch(/2\.0\.0/)
    expect(versionProblem(stable, small('1.4.3', '/one', '/two', '/three'))).toMatch(/1\.5\.0/)
  })

  it('does not mind other words, other examples and a further failure text', () => {
    const reworded = changed((all) => {
      schema(all, 'Fill')['description'] = 'Another text.'
      schema(all, 'RecordId')['examples'] = ['1']
      const answer = at(all, 'paths', '/news/info', 'post', 'responses', '200', 'content', 'application/json', 'schema')
      const [, failure] = answer['oneOf'] as ReadonlyArray<Node>
      at(nodeOf(failure), 'properties', 'msg')['enum'] = ['系统繁忙，请稍后再试', '新的原因']
    })
    expect(
      versionProblem(
        changed(() => {}),
        reworded,
      ),
    ).toBeNull()
  })

  it('is the newest of its changelog, which describes the released one too', () => {
    const versions = [...read('openapi/CHANGELOG.md').matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, name]) => name)
    expect(versions[0]).toBe(version)
    expect(versions).toContain(released.info.version)
  })
})
