import { expect, it } from 'vitest'
import { endingOf } from './hangul.ts'

it.each([
  // Syllables: the first and the last of the script, ㄹ, another final consonant, none.
  ['가', 'vowel'],
  ['힣', 'consonant'],
  ['서울', 'rieul'],
  ['삼성', 'consonant'],
  ['하나', 'vowel'],
  // Digits: 영 일 이 삼 사 오 육 칠 팔 구.
  ['100', 'consonant'],
  ['1', 'rieul'],
  ['2', 'vowel'],
  ['3', 'consonant'],
  ['4', 'vowel'],
  ['5', 'vowel'],
  ['6', 'consonant'],
  ['7', 'rieul'],
  ['8', 'rieul'],
  ['9', 'vowel'],
  // 퍼센트, 배.
  ['6%', 'vowel'],
  ['6\u00a0%', 'vowel'],
  ['6×', 'vowel'],
  // Letter by letter: 알, 엘, 엠, 엔, 티.
  ['EUR', 'rieul'],
  ['Plan R', 'rieul'],
  ['BRL', 'rieul'],
  ['ATM', 'consonant'],
  ['VPN', 'consonant'],
  ['USDT', 'vowel'],
  ['5,00 EUR', 'rieul'],
  // Words: 스틸, 애플, 알파인, 스타디움, 뱅킹, 넷, 업, 뱅크, 플랜.
  ['Steel', 'rieul'],
  ['Hotell', 'rieul'],
  ['Apple', 'rieul'],
  ['Alpine', 'consonant'],
  ['Stadium', 'consonant'],
  ['Banking', 'consonant'],
  ['Net', 'consonant'],
  ['Up', 'consonant'],
  ['Block', 'consonant'],
  ['Seat', 'vowel'],
  ['Post', 'vowel'],
  ['Foods', 'vowel'],
  // What stands at the end and is not said.
  ['삼성”).', 'consonant'],
  ['삼성) ', 'consonant'],
  ['서울\u2069', 'rieul'],
  // Nothing is said, or in a script whose sound is not known: one before the syllables, three after them.
  ['', null],
  ['().', null],
  ['虎牌食品', null],
  ['豈', null],
  ['Ａ', null],
  ['é', null],
])('%j ends in %s', (text, ending) => expect(endingOf(text)).toBe(ending))
