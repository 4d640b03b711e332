/** The calendars, and the zone and hours of each. Indices follow the calendar of their home market. */
export const CALENDAR_CODES = ['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND', 'FUT', 'CRYPTO', 'FX'] as const

export type CalendarCode = (typeof CALENDAR_CODES)[number]

/** A stretch of trading in local minutes after midnight of the trading day. Below 0: the evening before. */
export type SessionHours = readonly [opens: number, closes: number]

export interface TradingCalendar {
  readonly code: CalendarCode
  /** IANA zone that the hours are in. */
  readonly zone: string
  /** In order, not overlapping, the same on every trading day. */
  readonly hours: ReadonlyArray<SessionHours>
  /** Whether Saturdays and Sundays are trading days. */
  readonly weekends: boolean
  /** Days of the year ("01-01") without trading. Holidays that move are not modelled. */
  readonly holidays: ReadonlySet<string>
}

/** A calendar whose `hours` are in hours after midnight: 12.5 is 12:30, -6 is 18:00 on the evening before. */
const calendar = (
  code: CalendarCode,
  zone: string,
  hours: ReadonlyArray<readonly [from: number, until: number]>,
  holidays: ReadonlyArray<string>,
  weekends = false,
): TradingCalendar => ({
  code,
  zone,
  hours: hours.map(([from, until]) => [from * 60, until * 60]),
  holidays: new Set(holidays),
  weekends,
})

/** Monday to Friday in the hours that hold where no others are named. Source: RULES.md, trading hours. */
const DEFAULT_HOURS: Parameters<typeof calendar>[2] = [
  [9, 12.5],
  [14.5, 17],
]

export const CALENDARS: Readonly<Record<CalendarCode, TradingCalendar>> = {
  MY: calendar('MY', 'Asia/Kuala_Lumpur', DEFAULT_HOURS, ['01-01', '05-01', '08-31', '12-25']),
  TW: calendar('TW', 'Asia/Taipei', [[9, 13.5]], ['01-01', '02-28', '05-01', '10-10']),
  CN: calendar(
    'CN',
    'Asia/Shanghai',
    [
      [9.5, 11.5],
      [13, 15],
    ],
    ['01-01', '05-01', '10-01', '10-02', '10-03'],
  ),
  US: calendar('US', 'America/New_York', [[9.5, 16]], ['01-01', '06-19', '07-04', '12-25']),
  JP: calendar(
    'JP',
    'Asia/Tokyo',
    [
      [9, 11.5],
      [12.5, 15.5],
    ],
    ['01-01', '01-02', '01-03', '12-31'],
  ),
  IT: calendar('IT', 'Europe/Rome', [[9, 17.5]], ['01-01', '05-01', '12-25', '12-26']),
  ES: calendar('ES', 'Europe/Madrid', [[9, 17.5]], ['01-01', '05-01', '12-25', '12-26']),
  FUND: calendar('FUND', 'Europe/Madrid', DEFAULT_HOURS, ['01-01', '12-25']),
  FUT: calendar('FUT', 'America/New_York', [[-6, 17]], ['01-01', '12-25']),
  CRYPTO: calendar('CRYPTO', 'Etc/UTC', [[0, 24]], [], true),
  FX: calendar('FX', 'America/New_York', [[-7, 17]], []),
}
