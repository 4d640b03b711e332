import { describe, expect, it } from 'vitest'
import { limit, longestOf } from './limits.ts'

describe('the longest text of a pattern', () => {
  it.each([
    ['^\\d{10}$', 10],
    ['^\\d{1,15}(\\.\\d{1,8})?$', 24],
    ['^(?=.*[1-9])\\d{1,15}(\\.\\d{1,8})?$', 24],
    ['^([1-9]\\d?|100)$', 3],
    ['^[0-9A-Za-z-]{1,64}(,[0-9A-Za-z-]{1,64}){0,49}$', 3249],
    ['^(alerts|trades|messages)( (alerts|trades|messages)){0,2}$', 26],
    ['^\\d{3}\\*{5}\\d{2}$', 10],
    ['^[^\\]]{2}$', 2],
    ['^([a-z]{2}|)$', 2],
  ])('of %s is %i', (pattern, longest) => expect(longestOf(pattern)).toBe(longest))

  it.each(['^\\d+$', '^[a-z]*$', '^a{2,}$', '\\d{3}', '^\\d{3}', '^(a|b+)$'])('of %s is not known', (pattern) =>
    expect(longestOf(pattern)).toBeUndefined(),
  )
})

describe('the limits that follow from a schema', () => {
  const limited = (schema: Record<string, unknown>) => {
    limit(schema)
    return schema
  }

  it('are the longest text of its pattern or format, where its author gave no limit', () => {
    expect(limited({ type: 'string', pattern: '^\\d{6}$' })).toMatchObject({ maxLength: 6 })
    expect(limited({ type: ['integer', 'string'], pattern: '^\\d{6}$' })).toMatchObject({ maxLength: 6 })
    expect(limited({ type: 'string', format: 'uuid' })).toMatchObject({ maxLength: 36 })
    expect(limited({ type: 'string', pattern: '^\\d{6}$', maxLength: 4 })).toMatchObject({ maxLength: 4 })
    for (const own of [{ enum: ['a'] }, { const: 'a' }, { pattern: '^a+$' }, { format: 'password' }])
      expect(limited({ type: 'string', ...own })).not.toHaveProperty('maxLength')
  })

  it('are the format of a whole number by its largest', () => {
    expect(limited({ type: 'integer', maximum: 100 })).toMatchObject({ format: 'int32' })
    expect(limited({ type: ['integer', 'string'], maximum: 3_000_000_000 })).toMatchObject({ format: 'int64' })
    expect(limited({ type: 'integer' })).not.toHaveProperty('format')
    expect(limited({ type: 'number', maximum: 100 })).not.toHaveProperty('format')
  })

  it('are a hundred rows of a page, and none of another list', () => {
    const page = (list: object, next: object) => limited({ properties: { list, next } })['properties']
    const cursor = { $ref: 'wire.yaml#/NextCursor' }
    expect(page({ type: 'array' }, cursor)).toMatchObject({ list: { maxItems: 100 } })
    expect(page({ type: 'array', maxItems: 5 }, cursor)).toMatchObject({ list: { maxItems: 5 } })
    expect(page({ type: 'array' }, { type: 'string' })).toMatchObject({ list: { type: 'array' } })
    expect(page({ type: 'array' }, { type: 'string' })).not.toHaveProperty('list.maxItems')
  })
})
