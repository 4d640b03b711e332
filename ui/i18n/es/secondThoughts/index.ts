import type { NamespaceSecondThoughtsTranslation } from '../../i18n-types.ts'

const secondThoughts = {
  title: 'Tómese un momento',
  notSent: 'Aún no se ha enviado. Dedique diez segundos a pensarlo.',
  largest: {
    long: 'Mayor caída del último año, en dinero',
    short: 'Mayor subida del último año, en dinero',
  },
  moved: {
    long: 'El precio cayó un {percent}: de {before} el {from} a {after} el {until}. Si volviera a ocurrir, esta orden perdería el importe de arriba, sin contar comisiones.',
    short:
      'El precio subió un {percent}: de {before} el {from} a {after} el {until}. Si volviera a ocurrir, esta venta en corto perdería el importe de arriba, sin contar comisiones.',
  },
  none: {
    long: 'El precio no cayó en el último año. Aun así, puede caer.',
    short: 'El precio no subió en el último año. Aun así, puede subir.',
  },
  margin: 'Con margen, el bróker cierra la posición antes: al perder unos {amount}.',
  failed: 'No se han podido cargar los precios anteriores.',
  note: 'El precio puede moverse más que entonces.',
  left: 'Podrá enviarla en {seconds} s.',
  over: 'Ya puede enviarla.',
} satisfies NamespaceSecondThoughtsTranslation

export default secondThoughts
