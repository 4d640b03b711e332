import type { Page } from '@playwright/test'
import { wordsOf } from '../support/words.ts'

/** The words of all screens for money and identity. */
export const moneyWords = (language: Parameters<typeof wordsOf>[0]) =>
  wordsOf(
    language,
    'account',
    'payees',
    'exchange',
    'transfers',
    'identity',
    'messages',
    'markets',
    'records',
    'security',
    'server',
  )

export type MoneyWords = Awaited<ReturnType<typeof moneyWords>>

/** A screen under test and the words on it. */
export interface Screen {
  readonly page: Page
  readonly words: MoneyWords
}

/** A text with values for its `{figures}`. */
export const fill = (text: string, figures: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)[^}]*\}/g, (_, name: string) => figures[name] ?? '')

/** The text of a screen, without marks of direction and with plain spaces. */
export const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')
