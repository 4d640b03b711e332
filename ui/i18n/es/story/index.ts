import type { NamespaceStoryTranslation } from '../../i18n-types.ts'

const story = {
  ofOrder: 'Historial de la orden',
  ofPosition: 'Historial de la posición',
  failed: 'No se ha podido cargar el historial',
  now: 'Ahora',
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'No se ha podido copiar',
  save: 'Guardar como texto',
  saved: 'Archivo guardado',
  limit: {
    'open-long': 'Orden limitada enviada: comprar {quantity} a {price} o menos.',
    'open-short': 'Orden limitada enviada: vender en corto {quantity} a {price} o más.',
    'close-long': 'Orden limitada enviada: vender {quantity} a {price} o más.',
    'close-short': 'Orden limitada enviada: recomprar {quantity} a {price} o menos.',
  },
  market: {
    'open-long': 'Orden a mercado enviada: comprar {quantity}.',
    'open-short': 'Orden a mercado enviada: vender en corto {quantity}.',
    'close-long': 'Orden a mercado enviada: vender {quantity}.',
    'close-short': 'Orden a mercado enviada: recomprar {quantity}.',
  },
  broker: {
    'open-long': 'El bróker envió una orden para comprar {quantity}.',
    'open-short': 'El bróker envió una orden para vender en corto {quantity}.',
    'close-long': 'El bróker envió una orden para vender {quantity}.',
    'close-short': 'El bróker envió una orden para recomprar {quantity}.',
  },
  filled: {
    'open-long': 'Ejecutado: compra de {quantity} a {price}.',
    'open-short': 'Ejecutado: venta en corto de {quantity} a {price}.',
    'close-long': 'Ejecutado: venta de {quantity} a {price}.',
    'close-short': 'Ejecutado: recompra de {quantity} a {price}.',
  },
  cancelled: 'La orden se canceló. Sin ejecutar: {rest} de {quantity}.',
  expired: 'La orden caducó. Sin ejecutar: {rest} de {quantity}.',
  rejected: 'El bróker rechazó la orden.',
  reason: 'Motivo: {reason}',
  waiting: 'La orden espera. Aún sin ejecutar: {rest} de {quantity}. Es válida hasta el {time}.',
  protected: {
    stop: 'Se fijó un stop de pérdidas en {price}.',
    trail: 'El stop dinámico está en {price}.',
    'take-profit': 'Se fijó una toma de beneficios en {price}.',
  },
  moved: {
    'stop-moved': 'El stop de pérdidas se movió a {price}.',
    'take-profit-moved': 'La toma de beneficios se movió a {price}.',
  },
  trailSet: 'Se fijó un stop dinámico a {distance} del precio máximo.',
  removed: {
    'stop-loss': 'Se quitó el stop de pérdidas.',
    'trailing-stop': 'Se quitó el stop dinámico.',
    'take-profit': 'Se quitó la toma de beneficios.',
  },
  triggered: {
    'stop-loss': 'El precio alcanzó el stop de pérdidas: {price}.',
    'trailing-stop': 'El precio alcanzó el stop dinámico: {price}.',
    'take-profit': 'El precio alcanzó la toma de beneficios: {price}.',
  },
  dividend: 'Dividendo cobrado: {amount} después de impuestos, por {quantity} en cartera.',
  dividendOwed: 'Dividendo cargado: {amount}, por {quantity} en corto.',
  held: 'En cartera: {quantity}.',
  closedProfit: 'La posición se cerró. Ganancia después de todas las comisiones: {amount}.',
  closedLoss: 'La posición se cerró. Pérdida después de todas las comisiones: {amount}.',
  fees: 'Comisiones e impuestos hasta ahora: {amount}.',
} satisfies NamespaceStoryTranslation

export default story
