/** The words of each area of screens in this language, one chunk each, fetched with the area's first screen. */
export default import.meta.glob<{ default: object }>('./*/index.ts')
