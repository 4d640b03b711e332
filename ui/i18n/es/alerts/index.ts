import type { NamespaceAlertsTranslation } from '../../i18n-types.ts'

const alerts = {
  unit: 'Avisar por',
  price: 'Precio',
  percent: 'Variación del día',
  direction: 'Sentido',
  up: 'Subida',
  down: 'Bajada',
  change: 'Porcentaje desde el cierre anterior',
  hint: 'Recibirá un único aviso cuando se alcance el precio.',
  unreadable: 'Introduzca un número',
  aboveZero: 'Introduzca un precio mayor que cero',
  outOfRange: 'De 0,1 a 100 %, con dos decimales como máximo',
  waits: {
    above: 'Precio de {value} o más',
    below: 'Precio de {value} o menos',
    rise: 'Subida de {value} o más en el día',
    fall: 'Bajada de {value} o más en el día',
  },
  fromNow: 'Respecto al precio actual: {change}',
  set: 'Crear alerta',
  here: 'De este valor',
  others: 'De otros valores',
  remove: 'Quitar la alerta «{alert}»',
  metAt: 'Alcanzado: {price}, {time}',
  failed: 'No se han podido cargar las alertas de precio',
  notice: 'Alerta de precio: {name}',
  reached: 'El precio ha alcanzado {price}.',
  seen: 'Ver el valor',
  atPrice: 'Crear una alerta de precio en {price}',
} satisfies NamespaceAlertsTranslation

export default alerts
