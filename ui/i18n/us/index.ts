import type { BaseTranslation } from '../i18n-types.ts'

const us = {
  back: 'Back',
  close: 'Close',
} satisfies BaseTranslation

export default us
