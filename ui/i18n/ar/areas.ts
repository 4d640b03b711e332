import { countedByWord } from '../../../domain/language/counted.ts'
import { isolateFigures } from '../../../domain/language/figuresInArabic.ts'
import { inflected, type Texts } from '../inflected.ts'

/** The words of each area of screens in this language, one chunk each, fetched with the area's first screen. */
export default inflected(import.meta.glob<{ default: Texts }>('./*/index.ts'), (text) =>
  isolateFigures(countedByWord(text)),
)
