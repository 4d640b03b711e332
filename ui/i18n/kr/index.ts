import type { Translation } from '../i18n-types.ts'

const kr = {
  back: 'Back',
} satisfies Translation

export default kr
