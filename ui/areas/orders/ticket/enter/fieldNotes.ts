export { BestPrices } from './BestPrices.tsx'
export { QuantityNotes } from './QuantityNotes.tsx'
export { TypeMeaning } from './TypeMeaning.tsx'
