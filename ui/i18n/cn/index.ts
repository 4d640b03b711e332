import type { Translation } from '../i18n-types.ts'

const cn = {
  back: 'Back',
} satisfies Translation

export default cn
