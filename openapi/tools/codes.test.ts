import { describe, expect, it } from 'vitest'
import { codesOf, constantOf } from './codes.ts'

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
})
