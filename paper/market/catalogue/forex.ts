/** Currency pairs, prices simulated: code | name | Chinese name | starting price | second currency | tick | daily move in basis points. */
export const FOREX = `
  EURUSD | Euro / US Dollar | 欧元美元 | 1.08500 | USD | 0.00001 | 45
  USDTUSD | Tether / US Dollar | 泰达币美元 | 1.00000 | USD | 0.00001 | 3
  USDMYR | US Dollar / Malaysian Ringgit | 美元马来西亚林吉特 | 4.4200 | MYR | 0.0001 | 35
  USDCNY | US Dollar / Chinese Yuan | 美元人民币 | 7.1800 | CNY | 0.0001 | 20
  USDTWD | US Dollar / Taiwan Dollar | 美元新台币 | 32.100 | TWD | 0.001 | 30
  USDJPY | US Dollar / Japanese Yen | 美元日元 | 151.200 | JPY | 0.001 | 55
  USDHKD | US Dollar / Hong Kong Dollar | 美元港元 | 7.8000 | HKD | 0.0001 | 3
  USDTHB | US Dollar / Thai Baht | 美元泰铢 | 35.600 | THB | 0.001 | 40
  USDVND | US Dollar / Vietnamese Dong | 美元越南盾 | 25100 | VND | 1 | 15
  USDKRW | US Dollar / Korean Won | 美元韩元 | 1365.00 | KRW | 0.01 | 50
  EURMYR | Euro / Malaysian Ringgit | 欧元马来西亚林吉特 | 4.7950 | MYR | 0.0001 | 40
  EURJPY | Euro / Japanese Yen | 欧元日元 | 164.050 | JPY | 0.001 | 60
  EURCNY | Euro / Chinese Yuan | 欧元人民币 | 7.7900 | CNY | 0.0001 | 40
  CNYJPY | Chinese Yuan / Japanese Yen | 人民币日元 | 21.060 | JPY | 0.001 | 50
`
