import { i18nString } from 'typesafe-i18n'
import { describe, expect, it } from 'vitest'
import { ITALIAN, type Joints, KOREAN } from './joints.ts'

/** A text as it is shown, with `value` inserted for `x`. */
const shown = ({ formatters, rewrite }: Joints, tag: string, text: string, value: string): string =>
  i18nString(tag, formatters)(rewrite(text), { x: value })

describe('Korean particles', () => {
  it.each([
    ['삼성', '삼성은', '삼성이', '삼성을', '삼성과', '삼성으로'],
    ['하나', '하나는', '하나가', '하나를', '하나와', '하나로'],
    ['서울', '서울은', '서울이', '서울을', '서울과', '서울로'],
    [
      '1.000,00\u00a0EUR',
      '1.000,00\u00a0EUR은',
      '1.000,00\u00a0EUR이',
      '1.000,00\u00a0EUR을',
      null,
      '1.000,00\u00a0EUR로',
    ],
    ['5,00\u00a0USDT', '5,00\u00a0USDT는', '5,00\u00a0USDT가', '5,00\u00a0USDT를', null, '5,00\u00a0USDT로'],
    ['1,50\u00a0%', '1,50\u00a0%는', '1,50\u00a0%가', '1,50\u00a0%를', null, '1,50\u00a0%로'],
    ['•••• 1332', '•••• 1332는', '•••• 1332가', '•••• 1332를', null, '•••• 1332로'],
    ['2026-06-10', '2026-06-10은', '2026-06-10이', '2026-06-10을', null, '2026-06-10으로'],
    ['101', '101은', '101이', '101을', null, '101로'],
    ['56', '56은', '56이', '56을', null, '56으로'],
    ['Harimau Foods', 'Harimau Foods는', 'Harimau Foods가', 'Harimau Foods를', null, 'Harimau Foods로'],
    ['Alpine', 'Alpine은', 'Alpine이', 'Alpine을', null, 'Alpine으로'],
    ['Selat Steel', 'Selat Steel은', 'Selat Steel이', 'Selat Steel을', null, 'Selat Steel로'],
    ['FTSEMIB', 'FTSEMIB는', 'FTSEMIB가', 'FTSEMIB를', null, 'FTSEMIB로'],
    ['KLCI (지수)', 'KLCI (지수)는', 'KLCI (지수)가', 'KLCI (지수)를', null, 'KLCI (지수)로'],
    ['虎牌食品', '虎牌食品은(는)', '虎牌食品이(가)', '虎牌食品을(를)', null, '虎牌食品(으)로'],
  ])('after %s', (word, topic, subject, object, both, direction) => {
    const written = ['은(는)', '이(가)', '을(를)', '과(와)', '(으)로']
    const expected = [topic, subject, object, both, direction]
    for (const [at, particle] of written.entries())
      if (expected[at] !== null)
        expect(shown(KOREAN, 'ko', `{x}${particle} 봅니다`, word)).toBe(`${expected[at]} 봅니다`)
  })

  it('takes names of any length', () => {
    expect(KOREAN.rewrite('{name}을(를) {to}(으)로')).toBe('{name|을(를)} {to|(으)로}')
    expect(ITALIAN.rewrite('dal {from} al {until}')).toBe('{from|dal} {until|al}')
  })

  it('leaves everything else as it is written', () => {
    expect(shown(KOREAN, 'ko', '{x}주 매수(롱)', '100')).toBe('100주 매수(롱)')
  })
})

describe('Italian articles', () => {
  it.each([
    ['entro il {x}', '8 giu 2026', 'entro l’8 giu 2026'],
    ['entro il {x}', '11 giu 2026', 'entro l’11 giu 2026'],
    ['entro il {x}', '1 giu 2026', 'entro il 1 giu 2026'],
    ['entro il {x}', '18 giu 2026', 'entro il 18 giu 2026'],
    ['dal {x} in poi', '8 giu', 'dall’8 giu in poi'],
    ['un calo del {x}', '80,00\u00a0%', 'un calo dell’80,00\u00a0%'],
    ['un calo del {x}', '1,50\u00a0%', 'un calo dell’1,50\u00a0%'],
    ['un calo del {x}', '110,00\u00a0%', 'un calo del 110,00\u00a0%'],
    ['un calo del {x}', '1%', 'un calo dell’1%'],
    ['un calo del {x}', '1\u00a0%', 'un calo dell’1\u00a0%'],
    ['un calo del {x}', '12%', 'un calo del 12%'],
    ['alle {x}', '8', 'alle 8'],
    ['nel {x}', '8', 'nell’8'],
    ['nel {x}', '2026', 'nel 2026'],
    ['sul {x}', '80%', 'sull’80%'],
    ['sul {x}', '7%', 'sul 7%'],
    ['fino al {x}', 'lun 09:00', 'fino al lun 09:00'],
    ['Il {x}', '8', 'Il 8'],
  ])('%s with %s', (text, value, expected) => {
    expect(shown(ITALIAN, 'it', text, value)).toBe(expected)
  })
})
