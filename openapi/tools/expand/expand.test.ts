import { describe, expect, it } from 'vitest'
import type { Catalogue, Kind } from '../catalogue.ts'
import { withoutChecks } from './checks.ts'
import { type AuthoredOperation, expandOperation } from './expand.ts'

const words = (us: string) => ({ us, tw: us, es: us, cn: us, my: us, it: us, kr: us, ar: us })
const message = (code: string, kind: Kind, wire: string) =>
  [code, { code, kind, topic: 'test', wire, words: words(`means ${code}`) }] as const

const catalogue: Catalogue = new Map([
  message('frozen', 'failure', '冻结'),
  message('system-busy', 'failure', '繁忙'),
  message('invalid-parameters', 'failure', '参数'),
  message('request-id-reused', 'failure', '重复'),
  message('done', 'success', '成功'),
  message('asked', 'success', '已提交'),
])

const operation = (more: Partial<AuthoredOperation> = {}): AuthoredOperation => ({
  summary: 'Things',
  'x-success': {
    data: { type: 'array' },
    examples: { rich: { summary: 'One', data: [1] }, empty: { summary: 'None', data: [] } },
  },
  'x-failures': ['frozen'],
  ...more,
})

interface Media {
  schema: { oneOf: [Envelope, Envelope] }
  examples: Record<string, { summary: string; value: unknown }>
}
interface Envelope {
  required: ReadonlyArray<string>
  properties: Record<'status' | 'msg' | 'data', { const?: unknown; enum?: unknown }>
}
interface Body {
  required: boolean
  content: Record<string, unknown>
}

const expand = (authored: AuthoredOperation) => {
  const problems = expandOperation(authored, catalogue, (node) => node)
  const answer = authored.responses?.['200'] as { content: { 'application/json': Media } } | undefined
  const media = answer?.content['application/json'] as Media
  return { problems, media, authored }
}

describe('expandOperation', () => {
  it('has another message for answers with certain values, and each example the one that fits', () => {
    const { authored, media } = expand(
      operation({
        'x-success': {
          message: 'done',
          instead: { message: 'asked', where: { state: ['pending', 'partly'] } },
          data: { type: 'object' },
          examples: {
            rich: { summary: 'Done', data: { state: 'filled' } },
            waits: { summary: 'Waits', data: { state: 'pending' } },
          },
        },
      }),
    )
    expect(media.schema.oneOf[0].properties.msg).toMatchObject({ oneOf: [{ const: '成功' }, { const: '已提交' }] })
    expect(media.examples).toMatchObject({ rich: { value: { msg: '成功' } }, waits: { value: { msg: '已提交' } } })
    expect(authored['x-success-instead']).toEqual({ msg: '已提交', where: { state: ['pending', 'partly'] } })
  })

  it('answers a success or one of exactly its failures, with no other key', () => {
    const { media, problems } = expand(operation())
    const [success, failure] = media.schema.oneOf
    expect(problems).toEqual([])
    expect(success).toMatchObject({ additionalProperties: false, required: ['status', 'data'] })
    expect(success.properties.status.const).toBe(1)
    expect(success.properties).not.toHaveProperty('msg')
    expect(success.properties.data).toEqual({ description: 'Things.', type: 'array' })
    expect(failure).toMatchObject({ additionalProperties: false, required: ['status', 'msg'] })
    expect(failure.properties.status.const).toBe(0)
    expect(failure.properties.msg.enum).toEqual(['冻结', '繁忙'])
  })

  it('names the successes first and one example per failure code', () => {
    const { media } = expand(operation())
    expect(Object.keys(media.examples)).toEqual(['rich', 'empty', 'frozen', 'system-busy'])
    expect(media.examples['rich']?.value).toEqual({ status: 1, data: [1] })
    expect(media.examples['frozen']).toEqual({ summary: 'means frozen', value: { status: 0, msg: '冻结' } })
  })

  it('puts the success message in schema and examples', () => {
    const { media } = expand(operation({ 'x-success': { ...operation()['x-success']!, message: 'done' } }))
    expect(media.schema.oneOf[0].required).toEqual(['status', 'msg', 'data'])
    expect(media.schema.oneOf[0].properties.msg.const).toBe('成功')
    expect(media.examples['empty']?.value).toEqual({ status: 1, msg: '成功', data: [] })
  })

  it('adds a 401 unless the call is public', () => {
    expect(expand(operation()).authored.responses).toHaveProperty('401')
    expect(expand(operation({ security: [] })).authored.responses).not.toHaveProperty('401')
  })

  it('adds the answers of a server without room to every call', () => {
    for (const authored of [operation(), operation({ security: [] })])
      expect(Object.keys(expand(authored).authored.responses ?? {})).toEqual(
        expect.arrayContaining(['429', '500', '503']),
      )
  })

  it('describes every call with its checks in order, after what its author wrote', () => {
    const described = (more: Partial<AuthoredOperation>) => expand(operation(more)).authored.description ?? ''
    const said = described({ description: 'About it.\n' })
    expect(said).toMatch(/^About it\.\n\n[^]*1\. HTTP 401: [^]*2\. `frozen`\n3\. `system-busy`: /)
    expect(withoutChecks(said)).toBe('About it.')
    expect(described({ security: [] })).toMatch(/^Things\.\n\n[^]*1\. `frozen`\n2\. /)
  })

  it('adds the failures that follow from the shape of the call, once', () => {
    const properties = { requestid: { examples: ['a'] } }
    const failuresOf = (form: object) =>
      expand(operation({ 'x-form': { properties, ...form }, 'x-failures': ['system-busy', 'frozen'] })).authored[
        'x-failures'
      ]
    const always = ['system-busy', 'frozen', 'invalid-parameters']
    expect(failuresOf({ required: ['requestid'] })).toEqual([...always, 'request-id-reused'])
    expect(failuresOf({})).toEqual(always)
  })

  it('makes a form body optional where all its fields are', () => {
    const properties = { type: { type: 'string', examples: ['EUR'] }, note: { type: 'string' } }
    const optional = expand(operation({ 'x-form': { properties } })).authored.requestBody as Body
    expect(optional.required).toBe(false)
    expect(optional.content['application/x-www-form-urlencoded']).toEqual({
      schema: { type: 'object', properties },
      examples: { filled: { summary: 'Every field filled in.', value: { type: 'EUR' } } },
    })
    const needed = expand(operation({ 'x-multipart': { required: ['type'], properties } })).authored.requestBody
    expect(needed).toMatchObject({
      required: true,
      content: { 'multipart/form-data': { schema: { required: ['type'] } } },
    })
  })

  it('leaves no authoring key but the completed failures', () => {
    const { authored } = expand(operation({ 'x-form': { properties: {} } }))
    expect(Object.keys(authored).filter((key) => key.startsWith('x-'))).toEqual(['x-failures'])
  })

  it('reports defects: unknown code, code of the wrong kind, missing success or failures', () => {
    expect(expand(operation({ 'x-failures': ['nope'] })).problems).toEqual([expect.stringContaining('nope')])
    expect(expand(operation({ 'x-failures': ['done'] })).problems).toEqual([expect.stringContaining('done')])
    expect(expand({ 'x-failures': [] }).problems).toEqual([expect.stringContaining('x-success')])
    const { 'x-failures': _dropped, ...silent } = operation()
    expect(expand(silent).problems).toEqual([expect.stringContaining('x-failures')])
  })
})
