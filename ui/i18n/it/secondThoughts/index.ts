import type { NamespaceSecondThoughtsTranslation } from '../../i18n-types.ts'

const secondThoughts = {
  title: 'Pensaci un momento',
  notSent: 'Non è ancora inviato. Prenditi dieci secondi per pensarci.',
  largest: {
    long: 'Calo massimo dell’ultimo anno, in denaro',
    short: 'Rialzo massimo dell’ultimo anno, in denaro',
  },
  moved: {
    long: 'Il prezzo è sceso del {percent}: da {before} il {from} a {after} il {until}. Se accadesse di nuovo, questo ordine perderebbe l’importo qui sopra, commissioni escluse.',
    short:
      'Il prezzo è salito del {percent}: da {before} il {from} a {after} il {until}. Se accadesse di nuovo, questa vendita allo scoperto perderebbe l’importo qui sopra, commissioni escluse.',
  },
  none: {
    long: 'Nell’ultimo anno il prezzo non è sceso. Può comunque scendere.',
    short: 'Nell’ultimo anno il prezzo non è salito. Può comunque salire.',
  },
  margin: 'A margine, il broker chiude prima la posizione: dopo una perdita di circa {amount}.',
  failed: 'Impossibile caricare i prezzi passati.',
  note: 'Il prezzo può muoversi più di allora.',
  left: 'Puoi inviarlo tra {seconds} s.',
  over: 'Ora puoi inviarlo.',
} satisfies NamespaceSecondThoughtsTranslation

export default secondThoughts
