import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../ui/i18n/locales.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Other names for what a language already has a name for; each thing has one, wherever it is said. */
const OTHER_NAMES: Readonly<Record<string, ReadonlyArray<readonly [said: string, other: RegExp]>>> = {
  us: [['fund password', /(funds|trading|payment) password|fund pin/i]],
  es: [
    ['contraseña de fondos', /contraseña (del fondo|de los fondos|de retirada)/i],
    ['depósito', /\bingres(ar|o|os) (de|en|está|hacia)\b|'Ingres(ar|o)'/i],
    ['monedero', /billetera/i],
    ['cambio de divisas', /cambio de divisa'/i],
  ],
  it: [
    ['password dispositiva', /password (dei|per i) fondi/i],
    ['deposito', /versament|'versa'/i],
    ['wallet', /portafogli[o]? (digital|elettronic)|carte e portafogli|indirizzo del portafoglio/i],
  ],
  my: [
    ['pengeluaran', /\bkeluaran\b/i],
    ['pertukaran', /'tukaran'/i],
  ],
  cn: [
    ['提现', /出金(?!额)|提款/],
    ['充值', /入金(?!额)/],
    ['兑换', /换汇/],
  ],
  tw: [
    ['出金', /提領|提款|提現/],
    ['入金', /充值|儲值/],
    ['兌換', /換匯/],
  ],
  kr: [['자금 비밀번호', /출금 비밀번호|거래 비밀번호/]],
  ar: [
    ['صرف', /تحويل (العملة|العملات)|للتحويل'/],
    ['توثيق الهوية', /التحقق من (ال)?هوي/],
    ['كلمة مرور الأموال', /كلمة مرور (الصندوق|السحب)/],
  ],
}

const filesIn = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesIn(path) : [path]
  })

/** Everything that is said in a language: by the app, by the server's messages, in letters and in articles. */
const textsOf = (language: string): ReadonlyArray<readonly [file: string, text: string]> =>
  [
    ...filesIn(join(ROOT, 'ui/i18n', language)),
    ...['messages/words', 'funds/channelWords', 'articles'].map((folder) =>
      join(ROOT, 'paper', folder, `${language}.ts`),
    ),
  ].map((file) => [file.slice(ROOT.length + 1), readFileSync(file, 'utf8')] as const)

describe.each(LOCALES)('$name', ({ code }) => {
  it('has one name for the fund password, deposits, withdrawals, exchange, wallets and identity', () => {
    const found = textsOf(code).flatMap(([file, text]) =>
      text.split('\n').flatMap((line) =>
        (OTHER_NAMES[code] ?? []).flatMap(([said, other]) => {
          const name = other.exec(line)?.[0]
          return name === undefined ? [] : [`${file}: "${name}" is called "${said}": ${line.trim()}`]
        }),
      ),
    )
    expect(found).toEqual([])
  })
})
