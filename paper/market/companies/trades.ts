import { isKeyOf } from '../../../domain/validation/keys.ts'
import type { Sector } from '../../../domain/contract/enumerations.ts'

interface TradeRow {
  readonly sector: Sector
  /** How the names of such companies end, in English, Italian and Spanish. */
  readonly names: ReadonlyArray<string>
}

/** What the invented companies do, by the word that their name ends with. */
const TRADES = {
  farming: { sector: 'consumer-staples', names: ['Plantations', 'Agritech', 'Cocoa'] },
  food: { sector: 'consumer-staples', names: ['Foods', 'Spirits', 'Alimentari', 'Alimentación', 'Alimentos'] },
  fashion: { sector: 'consumer-discretionary', names: ['Textile', 'Textil', 'Moda', 'Design'] },
  vehicles: { sector: 'consumer-discretionary', names: ['Auto', 'Motor', 'Motors', 'Cycling'] },
  retail: { sector: 'consumer-discretionary', names: ['Retail'] },
  travel: { sector: 'consumer-discretionary', names: ['Turismo'] },
  care: { sector: 'health-care', names: ['Healthcare', 'Clinics', 'Medical', 'Diagnostics', 'Glove'] },
  medicines: {
    sector: 'health-care',
    names: [
      'Pharma',
      'Biotech',
      'Therapeutics',
      'Biomedical',
      'Biomedicine',
      'Genomics',
      'Farmaceutici',
      'Farma',
      'Biotecnología',
    ],
  },
  chips: {
    sector: 'technology',
    names: ['Semicon', 'Semicon Equipment', 'Semiconductor', 'Chips', 'Chip Design', 'Optronics', 'Photonics'],
  },
  electronics: {
    sector: 'technology',
    names: ['Electronics', 'Electric', 'Thermal', 'Instruments', 'Battery', 'Batteries', 'Batterie', 'Baterías'],
  },
  software: { sector: 'technology', names: ['Software', 'Systems', 'Technology', 'Cloud', 'Digital', 'Security'] },
  machines: {
    sector: 'industrials',
    names: [
      'Precision',
      'Industries',
      'Heavy Industry',
      'Robotics',
      'Space',
      'Meccanica',
      'Robotica',
      'Cantieri',
      'Nautica',
      'Robótica',
    ],
  },
  transport: { sector: 'industrials', names: ['Marine', 'Airways', 'Railway', 'Logistics'] },
  building: { sector: 'industrials', names: ['Construction', 'Construcciones'] },
  trading: { sector: 'industrials', names: ['Trading'] },
  property: { sector: 'real-estate', names: ['Property'] },
  materials: {
    sector: 'materials',
    names: ['Materials', 'Steel', 'Chemical', 'Timber', 'Packaging'],
  },
  energy: {
    sector: 'energy',
    names: ['Energy', 'Solar', 'Hydrogen', 'Energia', 'Rinnovabili', 'Energía', 'Renovables'],
  },
  grids: { sector: 'utilities', names: ['Power', 'Water', 'Reti', 'Redes', 'Aguas'] },
  bank: { sector: 'financials', names: ['Bank', 'Financial', 'Securities', 'Banca', 'Banco'] },
  insurance: { sector: 'financials', names: ['Assicurazioni', 'Seguros'] },
  telecom: { sector: 'communication', names: ['Telecom'] },
  media: { sector: 'communication', names: ['Media', 'Games', 'Education'] },
} as const satisfies Readonly<Record<string, TradeRow>>

export type Trade = keyof typeof TRADES

const byWord = new Map<string, Trade>()
for (const [trade, { names }] of Object.entries(TRADES))
  if (isKeyOf(TRADES, trade)) for (const name of names) byWord.set(name, trade)

/** What a company does; undefined where its name does not say it, which a test excludes for every company of the catalogue. */
export const tradeOf = (name: string): Trade | undefined => {
  const words = name.replace(/ Berhad$/, '').split(' ')
  return byWord.get(words.slice(-2).join(' ')) ?? byWord.get(words.at(-1) ?? '')
}

/** The sector of a trade. */
export const sectorOf = (trade: Trade): Sector => TRADES[trade].sector
