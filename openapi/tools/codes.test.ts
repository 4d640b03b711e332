import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { codesOf, constantOf } from './codes.ts'
import { fromRoot } from './files.ts'
import { listOf, nodeOf, textOf } from './node.ts'

/** The names of each list of codes in a part of the contract, with where it is. */
const namesIn = (node: unknown, at = ''): ReadonlyArray<readonly [at: string, names: ReadonlyArray<string>]> => {
  if (typeof node !== 'object' || node === null) return []
  const names = listOf(nodeOf(node)['x-enum-varnames']).map(textOf)
  const inner = Object.entries(node).flatMap(([key, value]) => namesIn(value, `${at}/${key}`))
  return names.length === 0 ? inner : [[at, names], ...inner]
}

/** `UNDER_REVIEW` as Rust and C# write it. */
const camelOf = (name: string): string =>
  name.toLowerCase().replaceAll(/(?:^|_)([a-z\d])/g, (_, first: string) => first.toUpperCase())

describe('the names of codes', () => {
  it('follow from words', () => {
    expect(['partlyfilled', 'clearing-fee', 'image/jpeg', ''].map(constantOf)).toEqual([
      'PARTLYFILLED',
      'CLEARING_FEE',
      'IMAGE_JPEG',
      'NONE',
    ])
    const names = ['LONG', 'SHORT']
    expect(codesOf({ enum: ['long', 'short'] })).toEqual({ 'x-enum-varnames': names, 'x-enumNames': names })
  })

  it('are the authored ones of codes that are no words, and none without them', () => {
    expect(codesOf({ enum: ['7', 'all'], 'x-codes': { 7: 'days-7' } })).toMatchObject({
      'x-enum-varnames': ['DAYS_7', 'ALL'],
    })
    expect(codesOf({ enum: ['7', 'all'] })).toEqual({})
  })

  it('name states that are numbers, sent as numbers or as text', () => {
    expect(codesOf({ 'x-codes': { 0: 'under-review', 1: 'paid' } })).toEqual({
      enum: [0, 1, '0', '1'],
      'x-enum-varnames': ['UNDER_REVIEW', 'PAID', 'UNDER_REVIEW_TEXT', 'PAID_TEXT'],
      'x-enumNames': ['UNDER_REVIEW', 'PAID', 'UNDER_REVIEW_TEXT', 'PAID_TEXT'],
      'x-enum-descriptions': ['under review', 'paid', 'under review', 'paid'],
    })
  })

  it('are constants in Java, Go and Rust, no two of an enum the same', () => {
    const all = namesIn(JSON.parse(readFileSync(fromRoot('openapi/bundle.json'), 'utf8')))
    expect(all.length).toBeGreaterThan(200)
    for (const [at, names] of all) {
      expect([at, names.filter((name) => !/^[A-Z]\w*$/.test(name) || camelOf(name) === 'Self')]).toEqual([at, []])
      expect([at, new Set(names.map(camelOf)).size]).toEqual([at, names.length])
    }
  })
})
