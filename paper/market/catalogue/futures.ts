/** Simulated continuous contracts, multiplier one: code | name | Chinese name | starting price in USD | tick. */
export const FUTURES = `
  CRUDE1 | Crude Oil Continuous | 原油连续 | 74.20 | 0.01
  NGAS1 | Natural Gas Continuous | 天然气连续 | 3.05 | 0.01
  GOLD1 | Gold Continuous | 黄金连续 | 2390.0 | 0.1
  SILV1 | Silver Continuous | 白银连续 | 28.40 | 0.01
  COPP1 | Copper Continuous | 铜连续 | 412.00 | 0.05
  PALM1 | Palm Oil Continuous | 棕榈油连续 | 905.0 | 0.5
  SOYB1 | Soybean Continuous | 大豆连续 | 1145.25 | 0.25
  CORN1 | Corn Continuous | 玉米连续 | 438.50 | 0.25
  WHEA1 | Wheat Continuous | 小麦连续 | 561.75 | 0.25
  COFF1 | Coffee Continuous | 咖啡连续 | 231.50 | 0.05
  SUGA1 | Sugar Continuous | 白糖连续 | 19.45 | 0.01
  COTT1 | Cotton Continuous | 棉花连续 | 71.30 | 0.01
`
