import { describe, expect, it } from 'vitest'
import { type Catalogue, LOCALES, parseTopic } from './catalogue.ts'
import { messageTable } from './messageTable.ts'
import { messageWords } from './messageWords.ts'

const entry = (zh: string) =>
  (zh ? `    zh: ${zh}\n` : '') + LOCALES.map((locale) => `    ${locale}: l'${locale}\n`).join('')
const topic = `failures:\n  too-late:\n${entry('太晚')}successes:\n  done:\n${entry('成功')}words:\n  unknown:\n${entry('')}`
const catalogue: Catalogue = new Map(parseTopic('test', topic).map((message) => [message.code, message]))

describe('messageTable', () => {
  it('lists failures and successes separately by text, both by code, without words', () => {
    const table = messageTable(catalogue)
    expect(table).toContain("export const failureByText = {\n  '太晚': 'too-late',\n} as const")
    expect(table).toContain("export const successByText = {\n  '成功': 'done',\n} as const")
    expect(table).toContain("export const textByCode = {\n  'too-late': '太晚',\n  'done': '成功',\n} as const")
    expect(table).not.toContain('unknown')
  })
})

describe('messageWords', () => {
  it('is the base of the types in the base locale, and checked against it in the others', () => {
    expect(messageWords(catalogue, 'us')).toContain('satisfies BaseTranslation')
    expect(messageWords(catalogue, 'ar')).toContain('satisfies NamespaceServerTranslation')
  })

  it('contains the words of every message, quoted', () => {
    const words = messageWords(catalogue, 'es')
    for (const line of ["'too-late': 'l\\'es',", "done: 'l\\'es',", "unknown: 'l\\'es',"]) expect(words).toContain(line)
  })
})
