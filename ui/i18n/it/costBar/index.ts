import type { NamespaceCostBarTranslation } from '../../i18n-types.ts'

const costBar = {
  title: 'Quanto ti costa',
  sentence: {
    both: 'Commissioni {fees} e imposte {taxes}: {percent}',
    fees: 'Commissioni {fees}: {percent}',
    taxes: 'Imposte {taxes}: {percent}',
  },
  show: 'Mostra quanto costa',
  estimated: 'Stima',
  charged: 'Addebitato finora',
  share: '{percent} del controvalore',
  scale: 'Sotto, ingrandito: la barra intera vale {percent} del controvalore.',
  kinds: {
    fees: 'Commissioni',
    taxes: 'Imposte',
    spread: 'Spread',
    charges: 'Commissioni e imposte',
  },
  spreadNote:
    'Lo spread è metà della differenza tra il miglior denaro e la migliore lettera. È compreso nel prezzo e non si paga a parte.',
} satisfies NamespaceCostBarTranslation

export default costBar
