import type { Page } from '@playwright/test'
import { wordsOf } from '../support/words.ts'

/** The words of every screen that money and identity are about. */
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

/** A text with its `{figures}` filled in. */
export const fill = (text: string, figures: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)[^}]*\}/g, (_, name: string) => figures[name] ?? '')

/** What a screen shows, without the marks that keep directions apart and with plain spaces. */
export const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')
