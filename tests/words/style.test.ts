import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../ui/i18n/locales.ts'
import { filesIn, read } from '../lint/tree.ts'
import { textsOf } from './texts.ts'

/** Phrases that docs/style.md bans, each with what is said instead. */
const BANNED: ReadonlyArray<readonly [phrase: RegExp, better: string]> = [
  [/\bfund password/i, 'transaction PIN'],
  [/\blog-ins?\b/i, 'login, log in'],
  [/\bsign(?:ed|ing)? (?:in|out)\b/i, 'log in, log out'],
  [/\bfr(?:oz|eez)e/i, 'on hold, suspended'],
  [/\bsquar(?:e|ed|ing)[- ]off/i, 'close-out, closed out'],
  [/\blotter/i, 'ballot'],
  [/\bwaive/i, 'lapse, lose'],
  [/\bpayee/i, 'payout account'],
  [/\bcredit loan/i, 'loan'],
  [/\bfloating profit/i, 'unrealised profit'],
  [/\bat once\b/i, 'immediately'],
  [/\b(?:nobody|somebody)\b/i, 'no one, someone'],
  [/\b(?:is|was|are) on (?:already)\b|\bwas \w+ already\b/i, 'has already been'],
  [/\bas many \w+ as are possible/i, 'the limit'],
  [/\bdear (?:customer|user)|\bthe user\b/i, 'you'],
  [/\b(?:favorite|canceled|realized|center|program)\b/i, 'British spelling'],
  [/!$/, 'no exclamation mark'],
]

/** Banned in every page and comment too: no reader needs them. */
const EVERYWHERE: ReadonlyArray<readonly [phrase: RegExp, better: string]> = [
  [/\bas many \w+ as are possible/i, 'the limit'],
  [/\bnothing of it (?:is|waits)/i, 'none of it, not any of it'],
  [/\b(?:canceled|favorite)\b/i, 'British spelling'],
  [/\bin order to\b/i, 'to'],
  [/\bplease note\b/i, 'say it'],
  [/\butiliz(?:e|ing)\b|\butilis(?:e|ing)\b/i, 'use'],
]

const bannedIn = (text: string, phrases: typeof BANNED): ReadonlyArray<string> =>
  phrases.flatMap(([phrase, better]) => {
    const found = phrase.exec(text)?.[0]
    return found === undefined ? [] : [`${found} (${better})`]
  })

/** Several at once are counted, as in "At most 5 positions at once". */
const EXCEPT: ReadonlySet<string> = new Set(['changes.closeAll.most'])

it('finds a banned phrase', () => {
  expect(bannedIn('Set a fund password', BANNED)).toEqual(['fund password (transaction PIN)'])
  expect(bannedIn('Set a transaction PIN', BANNED)).toEqual([])
})

it('customers read English without the banned phrases of docs/style.md', async () => {
  const found = [...(await textsOf('us'))].flatMap(([path, text]) =>
    EXCEPT.has(path) ? [] : bannedIn(text, BANNED).map((phrase) => `${path}: ${phrase}`),
  )
  expect(found).toEqual([])
})

it('comments and pages have none of those that no reader needs', () => {
  const found = ['adapters', 'docs', 'domain', 'paper', 'ports', 'src', 'ui']
    .flatMap(filesIn)
    .flatMap((path) =>
      /^docs\/style|ui\/i18n\/|generated|\.test\./.test(path) || !/\.(?:md|mjs|tsx?)$/.test(path)
        ? []
        : bannedIn(read(path), EVERYWHERE).map((phrase) => `${path}: ${phrase}`),
    )
  expect(found).toEqual([])
})

/** A stop between two sentences, not that of a number or of "min.". */
const BETWEEN = /[\p{L}\d)”»](?:[.!?] +(?=[\p{Lu}¿¡])|[。！？](?=.))/u
const STOPPED = /[.!?。！？:：…][”»’)]*$|\{\w+(?::\w+)?\}$/u

describe.each(LOCALES)('$name', ({ code }) => {
  it('a message of two sentences ends with a full stop', async () => {
    const texts = [...(await textsOf(code))].filter(([path]) => !path.startsWith('broker-'))
    const found = texts.filter(([, text]) => BETWEEN.test(text) && !STOPPED.test(text))
    expect(found.map(([path, text]) => `${path}: ${text}`)).toEqual([])
  })
})
