/** KLCI and FTSEMIB by their real codes, all others invented: code | name | Chinese name | starting points | home calendar | currency. */
export const INDICES = `
  KLCI | KLCI | 吉隆坡综合指数 | 1590.00 | MY | MYR
  FTSEMIB | FTSEMIB | 富时意大利指数 | 34100.00 | IT | EUR
  MYMID70 | Malaysia Mid Simulated Index | 马来西亚中型股模拟指数 | 15400.00 | MY | MYR
  TWSIM50 | Taiwan Simulated 50 | 台湾模拟五十指数 | 21800.00 | TW | TWD
  CNSIM300 | A-shares Simulated 300 | A股模拟三百指数 | 3650.00 | CN | CNY
  CNSIMTEC | A-shares Simulated Technology | A股模拟科技指数 | 1820.00 | CN | CNY
  USSIM500 | US Simulated 500 | 美国模拟五百指数 | 5320.00 | US | USD
  USSIMTEC | US Simulated Technology | 美国模拟科技指数 | 18450.00 | US | USD
  JPSIM225 | Japan Simulated 225 | 日本模拟二二五指数 | 38600.00 | JP | JPY
  ITSIMMID | Italy Simulated Mid Caps | 意大利模拟中型股指数 | 46200.00 | IT | EUR
  ESSIM35 | Spain Simulated 35 | 西班牙模拟三十五指数 | 11050.00 | ES | EUR
  COINSIM | Digital Currency Simulated Index | 数字货币模拟指数 | 2140.00 | CRYPTO | USDT
  FXSIMUSD | US Dollar Simulated Index | 美元模拟指数 | 104.50 | FX | USD
  FUTSIMCM | Commodity Simulated Index | 大宗商品模拟指数 | 288.00 | FUT | USD
`
