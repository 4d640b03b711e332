import type { Translation } from '../i18n-types.ts'

const tw = {
  back: 'Back',
} satisfies Translation

export default tw
