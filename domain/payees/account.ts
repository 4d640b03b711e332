import { cardNumber } from 'card-validator/dist/card-number.js'
import { isValidBIC, ValidationErrorsIBAN, validateIBAN } from 'ibantools'
import { plainTyped } from '../validation/plainTyped.ts'

/** What a bank's number is: two letters begin an IBAN, everything else is read as a card number. */
export type AccountNumberKind = 'iban' | 'card'

export type AccountNumberCode =
  | 'number-required'
  | 'iban-country'
  | 'iban-length'
  | 'iban-malformed'
  | 'iban-checksum'
  | 'card-malformed'
  | 'card-checksum'

/** An IBAN where it begins with a letter, otherwise a card. Source: RULES.md, banking. */
export const accountNumberKind = (number: string): AccountNumberKind =>
  /^\s*[a-z]/i.test(plainTyped(number)) ? 'iban' : 'card'

/** The number without what people put between its groups, letters in capitals. */
export const tidyAccountNumber = (number: string): string => plainTyped(number).replace(/[\s-]/g, '').toUpperCase()

/** The plainest first; what is not listed is a checksum, of the IBAN or of the account within it. */
const IBAN_CODES: ReadonlyArray<readonly [ValidationErrorsIBAN, AccountNumberCode]> = [
  [ValidationErrorsIBAN.NoIBANCountry, 'iban-country'],
  [ValidationErrorsIBAN.WrongBBANLength, 'iban-length'],
  [ValidationErrorsIBAN.WrongBBANFormat, 'iban-malformed'],
  [ValidationErrorsIBAN.ChecksumNotNumber, 'iban-malformed'],
]

const ibanProblem = (iban: string): AccountNumberCode | undefined => {
  const { valid, errorCodes } = validateIBAN(iban)
  if (valid) return undefined
  return IBAN_CODES.find(([error]) => errorCodes.includes(error))?.[1] ?? 'iban-checksum'
}

const cardProblem = (number: string): AccountNumberCode | undefined => {
  const { card, isValid } = cardNumber(number, { luhnValidateUnionPay: true })
  if (isValid) return undefined
  return card?.lengths.includes(number.length) === true ? 'card-checksum' : 'card-malformed'
}

/** What is wrong with an IBAN (country, length, checksum) or a card number (length, Luhn). Source: RULES.md, banking. */
export const accountNumberProblem = (number: string): AccountNumberCode | undefined => {
  const tidy = tidyAccountNumber(number)
  if (tidy === '') return 'number-required'
  return accountNumberKind(tidy) === 'iban' ? ibanProblem(tidy) : cardProblem(tidy)
}

/** The name of the card's scheme ("Visa"), `undefined` for IBANs and unknown numbers. */
export const cardScheme = (number: string): string | undefined => cardNumber(tidyAccountNumber(number)).card?.niceType

/** The code without spaces, in capitals. */
export const tidySwift = (swift: string): string => plainTyped(swift).replace(/\s/g, '').toUpperCase()

/** A Swift/BIC code: bank (four letters), country, place, and a branch of three or none. Source: RULES.md, banking. */
export const swiftProblem = (swift: string): 'swift-malformed' | undefined =>
  isValidBIC(tidySwift(swift)) ? undefined : 'swift-malformed'
