/** The texts of a prospectus in one language. Placeholders in braces: the company and its market. */
export interface ProspectusWords {
  readonly title: string
  readonly simulated: string
  readonly company: string
  readonly about: string
  readonly placed: string
  readonly offer: string
  readonly price: string
  readonly band: string
  readonly offered: string
  readonly minimum: string
  readonly maximum: string
  readonly dates: string
  readonly opens: string
  readonly closes: string
  readonly draw: string
  readonly cutOff: string
  readonly result: string
  readonly payment: string
  readonly refund: string
  readonly listing: string
  readonly delivery: string
  readonly paying: string
  readonly upfront: string
  readonly afterwinning: string
  readonly byBids: string
  readonly proceeds: string
  readonly use: string
  readonly risks: string
  readonly risk1: string
  readonly risk2: string
  readonly risk3: string
  readonly risk4: string
}
