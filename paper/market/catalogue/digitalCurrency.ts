/** Invented coins against USDT: code | name | Chinese name | starting price in USDT | lot | tick. */
export const DIGITAL_CURRENCY = `
  AURNUSDT | Aurion | 奥里昂币 | 58400 | 0.01 | 1
  ZEPHUSDT | Zephyrium | 泽菲币 | 3120.0 | 0.1 | 0.1
  LUMAUSDT | Lumara | 卢玛拉币 | 612.5 | 0.1 | 0.1
  KORVUSDT | Korvex | 科维币 | 148.20 | 1 | 0.01
  NIMBUSDT | Nimbra | 宁布拉币 | 71.35 | 1 | 0.01
  OSTAUSDT | Ostara | 奥斯塔币 | 34.80 | 1 | 0.01
  PYRAUSDT | Pyralis | 派拉利币 | 18.42 | 1 | 0.01
  QUANUSDT | Quantara | 昆塔拉币 | 9.65 | 1 | 0.01
  RIVAUSDT | Rivanet | 里瓦网币 | 6.210 | 10 | 0.001
  SOLVUSDT | Solvenna | 索文纳币 | 4.475 | 10 | 0.001
  TIDEUSDT | Tidalis | 潮汐币 | 2.180 | 10 | 0.001
  UMBAUSDT | Umbara | 安巴拉币 | 1.364 | 10 | 0.001
  VERDUSDT | Verdano | 绿野币 | 0.8120 | 100 | 0.0001
  WISPUSDT | Wispcoin | 微光币 | 0.4355 | 100 | 0.0001
  XENOUSDT | Xenolith | 异石币 | 0.2270 | 100 | 0.0001
  YONDUSDT | Yonder | 远方币 | 0.1185 | 100 | 0.0001
`
