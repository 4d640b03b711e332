import type { MessageWords } from './words.ts'

/** The messages about subscriptions of new shares and placements. */
type Subscription = Extract<keyof MessageWords['messages'], `subscription-${string}`>
type Words = Readonly<Record<Subscription, readonly [title: string, content: string]>>

const us: Words = {
  'subscription-made': [
    'Subscription received',
    'Your subscription of {quantity} shares of {instrument} was received.',
  ],
  'subscription-won': [
    'Shares allotted',
    'You were allotted {quantity} shares of {instrument} for {money}. They were paid with the frozen money and arrive with the listing.',
  ],
  'subscription-due': [
    'Shares allotted: please pay',
    'You were allotted {quantity} shares of {instrument}. Pay {money} before the deadline, or the shares are waived.',
  ],
  'subscription-not-won': ['No shares allotted', 'You were not allotted any shares of {instrument}.'],
  'subscription-paid': [
    'Payment made',
    'You paid {money} for {instrument}. The money stays frozen until the shares arrive.',
  ],
  'subscription-payment-failed': [
    'Payment failed',
    'There was not enough money to pay {money} for {instrument}. You can try again until the deadline.',
  ],
  'subscription-refunded': [
    'Subscription refunded',
    '{money} of your subscription of {instrument} is available again.',
  ],
  'subscription-waived': ['Allotment lost', 'The shares of {instrument} were not paid in time and are waived.'],
  'subscription-cancelled': ['Subscription cancelled', 'Your subscription of {instrument} was cancelled.'],
  'subscription-delivered': ['Shares delivered', '{quantity} shares of {instrument} are now among your holdings.'],
}

const tw: Words = {
  'subscription-made': ['已收到申購', '您申購 {instrument} {quantity} 股已受理。'],
  'subscription-won': ['申購中籤', '{instrument} 中籤 {quantity} 股，共 {money}，已由凍結款支付，股票於上市時撥入。'],
  'subscription-due': ['中籤待繳款', '{instrument} 中籤 {quantity} 股，請於期限前繳納 {money}，逾期視同放棄。'],
  'subscription-not-won': ['未中籤', '您申購的 {instrument} 未中籤。'],
  'subscription-paid': ['繳款成功', '您已為 {instrument} 繳款 {money}，款項凍結至股票撥入為止。'],
  'subscription-payment-failed': ['繳款失敗', '餘額不足，無法為 {instrument} 繳款 {money}，期限前可再試一次。'],
  'subscription-refunded': ['申購退款', '您申購 {instrument} 的 {money} 已退回可用餘額。'],
  'subscription-waived': ['已放棄中籤', '{instrument} 未於期限內繳款，中籤股數已放棄。'],
  'subscription-cancelled': ['申購已撤銷', '您對 {instrument} 的申購已撤銷。'],
  'subscription-delivered': ['股票已撥入', '{instrument} {quantity} 股已撥入您的庫存。'],
}

const cn: Words = {
  'subscription-made': ['申购已受理', '您申购 {instrument} {quantity} 股已受理。'],
  'subscription-won': [
    '申购中签',
    '{instrument} 中签 {quantity} 股，共 {money}，已用冻结资金支付，股票将在上市时到账。',
  ],
  'subscription-due': ['中签待缴款', '{instrument} 中签 {quantity} 股，请在截止时间前缴纳 {money}，逾期视为放弃。'],
  'subscription-not-won': ['未中签', '您申购的 {instrument} 未中签。'],
  'subscription-paid': ['缴款成功', '您已为 {instrument} 缴款 {money}，资金冻结至股票到账为止。'],
  'subscription-payment-failed': ['缴款失败', '余额不足，无法为 {instrument} 缴款 {money}，截止时间前可以再试。'],
  'subscription-refunded': ['申购退款', '您申购 {instrument} 的 {money} 已退回可用余额。'],
  'subscription-waived': ['已放弃中签', '{instrument} 未在截止时间前缴款，中签股份已放弃。'],
  'subscription-cancelled': ['申购已撤销', '您对 {instrument} 的申购已撤销。'],
  'subscription-delivered': ['股票已到账', '{instrument} {quantity} 股已计入您的持仓。'],
}

const es: Words = {
  'subscription-made': [
    'Suscripción recibida',
    'Hemos recibido su suscripción de {quantity} acciones de {instrument}.',
  ],
  'subscription-won': [
    'Acciones adjudicadas',
    'Se le han adjudicado {quantity} acciones de {instrument} por {money}. Se han pagado con el dinero retenido y llegarán con la salida a bolsa.',
  ],
  'subscription-due': [
    'Acciones adjudicadas: falta el pago',
    'Se le han adjudicado {quantity} acciones de {instrument}. Pague {money} antes del plazo o perderá la adjudicación.',
  ],
  'subscription-not-won': ['Sin adjudicación', 'No se le han adjudicado acciones de {instrument}.'],
  'subscription-paid': [
    'Pago realizado',
    'Ha pagado {money} por {instrument}. El dinero queda retenido hasta que lleguen las acciones.',
  ],
  'subscription-payment-failed': [
    'Pago fallido',
    'No había saldo suficiente para pagar {money} por {instrument}. Puede intentarlo de nuevo hasta que venza el plazo.',
  ],
  'subscription-refunded': [
    'Suscripción reembolsada',
    'Suscripción de {instrument}: vuelve a tener disponible un importe de {money}.',
  ],
  'subscription-waived': [
    'Adjudicación perdida',
    'Las acciones de {instrument} no se pagaron a tiempo y se han perdido.',
  ],
  'subscription-cancelled': ['Suscripción cancelada', 'Su suscripción de {instrument} se ha cancelado.'],
  'subscription-delivered': ['Acciones entregadas', '{quantity} acciones de {instrument} ya están en su cartera.'],
}

const my: Words = {
  'subscription-made': ['Langganan diterima', 'Langganan anda sebanyak {quantity} saham {instrument} telah diterima.'],
  'subscription-won': [
    'Saham diperuntukkan',
    'Anda diperuntukkan {quantity} saham {instrument} bernilai {money}. Ia dibayar dengan wang yang dibekukan dan tiba semasa penyenaraian.',
  ],
  'subscription-due': [
    'Saham diperuntukkan: sila bayar',
    'Anda diperuntukkan {quantity} saham {instrument}. Bayar {money} sebelum tarikh akhir, jika tidak saham dilepaskan.',
  ],
  'subscription-not-won': ['Tiada saham diperuntukkan', 'Anda tidak diperuntukkan saham {instrument}.'],
  'subscription-paid': [
    'Bayaran dibuat',
    'Anda membayar {money} untuk {instrument}. Wang kekal dibekukan sehingga saham tiba.',
  ],
  'subscription-payment-failed': [
    'Bayaran gagal',
    'Wang tidak mencukupi untuk membayar {money} bagi {instrument}. Anda boleh cuba lagi sehingga tarikh akhir.',
  ],
  'subscription-refunded': [
    'Langganan dibayar balik',
    '{money} daripada langganan {instrument} anda boleh digunakan semula.',
  ],
  'subscription-waived': ['Peruntukan dilepaskan', 'Saham {instrument} tidak dibayar dalam masa dan dilepaskan.'],
  'subscription-cancelled': ['Langganan dibatalkan', 'Langganan {instrument} anda telah dibatalkan.'],
  'subscription-delivered': ['Saham dihantar', '{quantity} saham {instrument} kini dalam pegangan anda.'],
}

const it: Words = {
  'subscription-made': [
    'Sottoscrizione ricevuta',
    'La tua sottoscrizione di {quantity} azioni di {instrument} è stata ricevuta.',
  ],
  'subscription-won': [
    'Azioni assegnate',
    'Ti sono state assegnate {quantity} azioni di {instrument} per {money}. Sono state pagate con il denaro bloccato e arrivano con la quotazione.',
  ],
  'subscription-due': [
    'Azioni assegnate: da pagare',
    'Ti sono state assegnate {quantity} azioni di {instrument}. Paga {money} entro la scadenza, altrimenti le azioni vanno perse.',
  ],
  'subscription-not-won': ['Nessuna assegnazione', 'Non ti sono state assegnate azioni di {instrument}.'],
  'subscription-paid': [
    'Pagamento eseguito',
    'Hai pagato {money} per {instrument}. Il denaro resta bloccato fino all’arrivo delle azioni.',
  ],
  'subscription-payment-failed': [
    'Pagamento non riuscito',
    'Il saldo non bastava per pagare {money} per {instrument}. Puoi riprovare fino alla scadenza.',
  ],
  'subscription-refunded': [
    'Sottoscrizione rimborsata',
    'Sottoscrizione di {instrument}: importo di nuovo disponibile {money}.',
  ],
  'subscription-waived': [
    'Assegnazione persa',
    'Le azioni di {instrument} non sono state pagate in tempo e sono andate perse.',
  ],
  'subscription-cancelled': ['Sottoscrizione annullata', 'La tua sottoscrizione di {instrument} è stata annullata.'],
  'subscription-delivered': ['Azioni consegnate', '{quantity} azioni di {instrument} sono ora nel tuo portafoglio.'],
}

const kr: Words = {
  'subscription-made': ['청약 접수', '{instrument} {quantity}주 청약이 접수되었습니다.'],
  'subscription-won': [
    '공모주 배정',
    '{instrument} {quantity}주({money})가 배정되었습니다. 동결된 증거금으로 납입되었으며 상장 시 입고됩니다.',
  ],
  'subscription-due': [
    '공모주 배정: 납입 필요',
    '{instrument} {quantity}주가 배정되었습니다. 기한 전에 납입하지 않으면 배정을 포기한 것으로 처리됩니다. 납입 금액: {money}.',
  ],
  'subscription-not-won': ['미배정', '{instrument} 청약에서 배정받은 주식이 없습니다.'],
  'subscription-paid': ['납입 완료', '{instrument} 납입이 완료되었습니다: {money}. 주식이 입고될 때까지 동결됩니다.'],
  'subscription-payment-failed': [
    '납입 실패',
    '{instrument} 납입에 필요한 잔액이 부족합니다: {money}. 기한까지 다시 시도할 수 있습니다.',
  ],
  'subscription-refunded': ['청약금 환불', '{instrument} 청약금 일부를 다시 사용할 수 있습니다: {money}.'],
  'subscription-waived': ['배정 포기', '{instrument} 주식을 기한 내에 납입하지 않아 배정이 포기되었습니다.'],
  'subscription-cancelled': ['청약 취소', '{instrument} 청약이 취소되었습니다.'],
  'subscription-delivered': ['주식 입고', '{instrument} {quantity}주가 보유 종목에 입고되었습니다.'],
}

const ar: Words = {
  'subscription-made': ['تم استلام الاكتتاب', 'تم استلام اكتتابك في {instrument} بعدد {quantity} من الأسهم.'],
  'subscription-won': [
    'تم تخصيص أسهم',
    'خُصص لك في {instrument} عدد {quantity} من الأسهم بقيمة {money}. سُددت من المبلغ المحجوز وتصل عند الإدراج.',
  ],
  'subscription-due': [
    'تم تخصيص أسهم: يرجى السداد',
    'خُصص لك في {instrument} عدد {quantity} من الأسهم. سدّد {money} قبل الموعد النهائي وإلا سقط التخصيص.',
  ],
  'subscription-not-won': ['لم تُخصص أسهم', 'لم يُخصص لك أي سهم في {instrument}.'],
  'subscription-paid': ['تم السداد', 'سددت {money} مقابل {instrument}. يبقى المبلغ محجوزًا حتى تصل الأسهم.'],
  'subscription-payment-failed': [
    'فشل السداد',
    'لم يكن الرصيد كافيًا لسداد {money} مقابل {instrument}. يمكنك المحاولة مجددًا حتى الموعد النهائي.',
  ],
  'subscription-refunded': ['استرداد مبلغ الاكتتاب', 'أصبح {money} من اكتتابك في {instrument} متاحًا مجددًا.'],
  'subscription-waived': ['سقط التخصيص', 'لم تُسدد أسهم {instrument} في الموعد فسقط التخصيص.'],
  'subscription-cancelled': ['تم إلغاء الاكتتاب', 'تم إلغاء اكتتابك في {instrument}.'],
  'subscription-delivered': ['وصلت الأسهم', 'أصبح لديك في {instrument} عدد {quantity} من الأسهم ضمن مراكزك.'],
}

export const SUBSCRIPTION_WORDS = { us, tw, cn, es, my, it, kr, ar }
