import type { NamespaceCostBarTranslation } from '../../i18n-types.ts'

const costBar = {
  title: 'Lo que le cuesta',
  sentence: {
    both: 'Comisiones {fees} e impuestos {taxes}: {percent}',
    fees: 'Comisiones {fees}: {percent}',
    taxes: 'Impuestos {taxes}: {percent}',
  },
  show: 'Ver lo que cuesta',
  estimated: 'Estimación',
  charged: 'Cobrado hasta ahora',
  share: 'el {percent} del importe',
  scale: 'Abajo, ampliado: la barra entera es el {percent} del importe.',
  kinds: {
    fees: 'Comisiones',
    taxes: 'Impuestos',
    spread: 'Horquilla',
    charges: 'Comisiones e impuestos',
  },
  spreadNote:
    'La horquilla es la mitad de la diferencia entre la mejor compra y la mejor venta. Está en el precio y no se cobra aparte.',
} satisfies NamespaceCostBarTranslation

export default costBar
