import type { NamespaceLastSeenTranslation } from '../../i18n-types.ts'

const lastSeen = {
  figuresOf: 'Sin conexión. Hora de las cifras: {time}',
  oldFigures: 'Sin actualizar. Hora de las cifras: {time}',
  notSent: 'Estas cifras no están actualizadas. No se puede enviar nada hasta que se actualicen.',
  updateTitle: 'Hay una versión nueva',
  updateText: 'La aplicación se recarga para usarla.',
  reload: 'Recargar',
  busy: 'Termine o deje primero lo que está escribiendo o enviando y después recargue.',
} satisfies NamespaceLastSeenTranslation

export default lastSeen
