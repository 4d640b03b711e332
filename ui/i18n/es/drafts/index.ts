import type { NamespaceDraftsTranslation } from '../../i18n-types.ts'

const drafts = {
  draft: 'Borrador',
  list: 'Borradores',
  notSent: 'Escrita {age} y no enviada.',
  keptUntil: 'Nunca se envía sola. Se guarda en este dispositivo hasta el {time}.',
  keptAway: 'Sin conexión: su orden se guarda en este dispositivo como borrador hasta el {time}. Nunca se envía sola.',
  inForm: 'Borrador escrito {age}. Aún no se ha enviado.',
  priceThen: 'Precio entonces',
  priceNow: 'Precio ahora',
  resume: 'Continuar',
  gone: 'Este borrador ya no existe: se ha enviado o descartado.',
} satisfies NamespaceDraftsTranslation

export default drafts
