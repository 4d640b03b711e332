import type { BaseTranslation } from '../../i18n-types.ts'

const secondThoughts = {
  title: 'Take a moment',
  notSent: 'Not sent yet. Take ten seconds to think it over.',
  largest: {
    long: 'Largest fall of the past year, in money',
    short: 'Largest rise of the past year, in money',
  },
  moved: {
    long: 'The price fell by {percent:string}: from {before:string} on {from:string} to {after:string} on {until:string}. If that happened again, this order would lose the amount above, before fees.',
    short:
      'The price rose by {percent:string}: from {before:string} on {from:string} to {after:string} on {until:string}. If that happened again, this short sale would lose the amount above, before fees.',
  },
  none: {
    long: 'The price did not fall in the past year. It can still fall.',
    short: 'The price did not rise in the past year. It can still rise.',
  },
  margin: 'On margin, the broker closes the position earlier: once about {amount:string} is lost.',
  failed: 'The past prices could not be loaded.',
  note: 'The price can move further than it did then.',
  left: 'You can send it in {seconds:number} s.',
  over: 'You can send it now.',
} satisfies BaseTranslation

export default secondThoughts
