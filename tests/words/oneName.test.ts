import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../ui/i18n/locales.ts'
import { linesOf } from './texts.ts'

/** Other names for what a language already has a name for; each thing has one, wherever it is said. */
const OTHER_NAMES: Readonly<Record<string, ReadonlyArray<readonly [said: string, other: RegExp]>>> = {
  us: [
    ['fund password', /(funds|trading|payment) password|fund pin/i],
    ['log out', /sign(ing)? out/i],
    ['customer agreement', /user agreement/i],
    ['identity verification', /real-name/i],
    ['securities lending', /stock lending/i],
    ['IPO', /'New (A-)?shares'/],
    ['credit loan', /'Credit'/],
  ],
  es: [
    ['contraseña de fondos', /contraseña (del fondo|de los fondos|de retirada)/i],
    ['depósito', /\bingres(ar|o|os) (de|en|está|hacia)\b|'Ingres(ar|o)'/i],
    ['monedero', /billetera/i],
    ['cambio de divisas', /cambio de divisa'/i],
    ['margen', /garantía/i],
    ['orden a mercado', /orden de mercado/i],
    ['favoritos', /lista de seguimiento/i],
    ['comisiones', /'Gastos'/],
    ['operativa intradía', /'Intradía'/],
    ['operaciones en bloque', /'Bloques'/],
    ['OPV', /nuevas? emisi/i],
    ['crédito', /préstamos? de crédito/i],
  ],
  it: [
    ['password dispositiva', /password (dei|per i) fondi/i],
    ['deposito', /versament|'versa'/i],
    ['assistenza clienti', /servizio clienti/i],
    ['ordine a mercato', /ordine al mercato/i],
    ['bloccato', /vincolat[oiae]/i],
    ['commissioni', /'Oneri'/],
    ['trading intraday', /day trading/i],
    ['operazioni ai blocchi', /'Blocchi'/],
    ['IPO', /'Nuove azioni( A)?'/],
    ['finanziamento', /prestit[oi] di credito|'Credito'/i],
    [
      'wallet',
      /portafogli[o]? (digital|elettronic)|carte e portafogli|indirizzo del portafoglio|(denaro|prelevat).*portafoglio/i,
    ],
  ],
  my: [
    ['pengeluaran', /\bkeluaran\b/i],
    ['pertukaran', /'tukaran'/i],
    ['dipadankan', /dipenuhi/i],
    ['kedudukan', /posisi/i],
    ['yuran', /(?<!\p{L})fi(?!\p{L})/iu],
    ['senarai pantau', /senarai pantauan/i],
    ['perjanjian pelanggan', /perjanjian pengguna/i],
    ['pinjaman saham', /pinjaman sekuriti/i],
    ['pinjaman kredit', /'Kredit'/],
    ['pesanan salin', /salinan (saya|anda)/i],
    ['IPO', /'Saham (A )?baharu'/],
  ],
  cn: [
    ['提现', /出金(?!额)|提款/],
    ['充值', /入金(?!额)/],
    ['兑换', /换汇/],
    ['做空', /卖空/],
    ['资讯', /新闻/],
    ['渠道', /充值通道/],
    ['出借', /借券/],
  ],
  tw: [
    ['出金', /提領|提款|提現/],
    ['入金', /充值|儲值/],
    ['兌換', /換匯/],
    ['庫存或部位', /持倉|倉位/],
    ['放空', /做空/],
    ['申訴', /投訴/],
    ['金融卡', /銀行卡/],
    ['鉅額交易', /大宗交易/],
    ['代號', /(?<!Swift |SWIFT )代碼/],
    ['送出', /(?<!將)提交/],
    ['未實現損益', /浮動損益/],
    ['當沖', /當沖交易/],
    ['證券出借', /借券/],
    ['管道', /(?<!快速)通道/],
  ],
  kr: [
    ['자금 비밀번호', /출금 비밀번호|거래 비밀번호/],
    ['미체결', /대기 주문/],
    ['가상자산', /디지털 (화폐|자산)|암호화폐/],
    ['매매 단위', /[0-9}]랏|랏 /],
    ['대량매매', /블록딜|대량 매매/],
    ['관심종목', /관심 종목|관심 목록/],
    ['이용약관', /고객 약관/],
    ['데이트레이딩', /데이 트레이딩/],
  ],
  ar: [
    ['صرف', /تحويل (العملة|العملات)|للتحويل'/],
    ['توثيق الهوية', /التحقق من (ال)?هوي/],
    ['بنك', /مصرف/],
    ['سجل الأوامر', /دفتر (ال)?أوامر/],
    ['وحدة التداول', /لوت/],
    ['الأداة المالية', /ورقة مالية|الورقة المالية/],
    ['اتفاقية العميل', /اتفاقية المستخدم/],
    ['تعذّر', /تعذر/],
    ['كلمة مرور الأموال', /كلمة مرور (الصندوق|السحب)/],
    ['التداول اليومي', /'تداول يومي'/],
    ['قرض ائتماني', /قرض ائتمان'|'الائتمان'/],
    ['طلبات النسخ', /'نسخي'/],
    ['الصفقات الكبيرة', /'صفقات كبيرة'/],
    ['الاكتتابات العامة', /اكتتابات جديدة/],
  ],
}

describe.each(LOCALES)('$name', ({ code }) => {
  it('has one name for each thing', () => {
    const found = linesOf(code).flatMap(({ file, line }) =>
      (OTHER_NAMES[code] ?? []).flatMap(([said, other]) => {
        const name = other.exec(line)?.[0]
        return name === undefined ? [] : [`${file}: "${name}" is called "${said}": ${line.trim()}`]
      }),
    )
    expect(found).toEqual([])
  })
})
