import { subscriptions } from './subscriptions/us.ts'
import type { MessageWords } from './words.ts'

export const us: MessageWords = {
  messages: {
    welcome: ['Welcome', 'Prices here are simulated and the money is for practice. No real money moves.'],
    'complaint-answered': ['Answer to your complaint {number}', '{answer}'],
    'new-login': [
      'New login',
      'Someone logged in to your account from {address} for the first time. If this was not you, change your password now.',
    ],
    'new-device': [
      'New device',
      'Someone logged in to your account with {device} for the first time. If this was not you, change your login password now.',
    ],
    'login-codes-on': [
      'Two-step verification turned on',
      'From now on you also need a code to log in. If you did not turn this on, contact customer service.',
    ],
    'login-codes-off': [
      'Two-step verification turned off',
      'You now need only your password to log in. If you did not turn this off, change your login password now.',
    ],
    'login-codes-wrong': [
      'Five wrong verification codes',
      'Five wrong codes were entered for your account, so no codes are accepted for 15 minutes. Someone who enters them when logging in knows your login password: if this was not you, change it now.',
    ],
    'recovery-code-used': [
      'Recovery code used',
      'A recovery code was used to log in. Left: {left}. If this was not you, change your login password now.',
    ],
    'recovery-requested': [
      'Login recovery requested',
      'Someone who knows your login password has neither the app nor recovery codes and asked to turn off two-step verification. If the identity check succeeds, this happens 24 hours after the request. If this was not you, change your login password now: that stops it.',
    ],
    'recovery-rejected': [
      'Login recovery rejected',
      'The name or ID number did not match your verified identity, so two-step verification stays on. If you did not ask for this, change your login password now.',
    ],
    'recovery-done': [
      'Two-step verification turned off',
      'You now need only your password to log in, and all sessions have ended. You can withdraw again in 24 hours. Set up two-step verification again in the settings.',
    ],
    'passkey-added': [
      'Passkey added',
      'The passkey {name} was added: anyone with that device can log in to your account with it. If this was not you, remove it in the settings now and change your login password.',
    ],
    'passkey-removed': [
      'Passkey removed',
      'The passkey {name} was removed and no longer opens your account. If you did not remove it, change your login password now.',
    ],
    'login-password-changed': [
      'Login password changed',
      'Your login password was changed and all other sessions have ended. If this was not you, contact customer service.',
    ],
    'login-passwords-wrong': [
      'Five wrong login passwords',
      'Five wrong login passwords were entered for your account, so none is accepted for 15 minutes. If this was not you, contact customer service.',
    ],
    'fund-passwords-wrong': [
      'Five wrong transaction PINs',
      'Five wrong transaction PINs were entered in your account, so none is accepted for 15 minutes. If this was not you, change your login password now.',
    ],
    'fund-password-set': ['Transaction PIN set', 'A transaction PIN was set. You need it for every withdrawal.'],
    'fund-password-changed': [
      'Transaction PIN changed',
      'Your transaction PIN was changed. If this was not you, contact customer service.',
    ],
    'card-bound': [
      'Payout account added',
      '{card} was added. If this was not you, change your login password now and remove it.',
    ],
    'card-unbound': ['Payout account removed', '{card} was removed. Withdrawals can no longer be paid to it.'],
    'deposit-credited': ['Deposit credited', '{money} was credited to your account.'],
    'deposit-rejected': ['Deposit rejected', 'Your deposit of {money} was not credited: {reason}.\n{remark}'],
    'withdrawal-requested': [
      'Withdrawal requested',
      'You asked to withdraw {money} to {card}. If this was not you, cancel the withdrawal and contact customer service.',
    ],
    'withdrawal-paid': ['Withdrawal paid', 'Your withdrawal of {money} was paid to {card}.'],
    'withdrawal-rejected': [
      'Withdrawal rejected',
      'Your withdrawal of {money} was not paid: {reason}. The whole amount is available again.\n{remark}',
    ],
    'withdrawal-cancelled': ['Withdrawal cancelled', 'Your withdrawal was cancelled. {money} is available again.'],
    exchanged: ['Currency exchanged', 'You exchanged {paid} for {received}.'],
    'identity-verified': ['Identity verified', 'Your identity is verified.\nYou can now set a transaction PIN.'],
    'identity-rejected': [
      'Identity not verified',
      'Your proof of identity was rejected: {reason}. Please submit it again.\n{remark}',
    ],
    'order-filled': ['Order filled', 'Your order in {instrument} was filled. Quantity: {quantity}.'],
    'order-expired': ['Order expired', 'Your order in {instrument} was not filled by the close and has expired.'],
    'position-stopped-out': [
      'Position closed by the broker',
      'Half the original margin of your position in {instrument} was lost, so it was closed at the market price.',
    ],
    'position-squared-off': [
      'Day trade closed out',
      'Your day trade in {instrument} was closed at the market price before the close.',
    ],
    'stop-loss-filled': [
      'Stop-loss filled',
      'Your stop-loss in {instrument} was triggered and filled. Quantity: {quantity}.',
    ],
    'trailing-stop-filled': [
      'Trailing stop filled',
      'Your trailing stop in {instrument} was triggered and filled. Quantity: {quantity}.',
    ],
    'take-profit-filled': [
      'Take-profit filled',
      'Your take-profit in {instrument} was triggered and filled. Quantity: {quantity}.',
    ],
    'alert-above': [
      'Price alert: {instrument}',
      'The price reached {price}. You asked to be told if it reached {value} or more.',
    ],
    'alert-below': [
      'Price alert: {instrument}',
      'The price reached {price}. You asked to be told if it reached {value} or less.',
    ],
    'alert-rise': [
      'Price alert: {instrument}',
      'The price reached {price}. You asked to be told if it rose by {value} or more on the day.',
    ],
    'alert-fall': [
      'Price alert: {instrument}',
      'The price reached {price}. You asked to be told if it fell by {value} or more on the day.',
    ],
    'day-trading-approved': [
      'Day trading enabled',
      'You can now buy and sell within the day. Every day trade is closed out before the close.',
    ],
    'follow-bought': [
      'Copy order placed',
      'You invested {money} in {product}. It can lose value; its current value is shown under your copy orders.',
    ],
    'follow-redeemed': [
      'Copy order redeemed',
      'You redeemed {product}: {paid} was paid out for the {money} you had invested.',
    ],
    'follow-matured': [
      'Copy product ended',
      '{product} has ended: {paid} was paid out for the {money} you had invested.',
    ],
    'block-bought': [
      'Block trade bought',
      'You bought {quantity} shares of {instrument} from a block for {money}, fees included.',
    ],
    'shares-lent': [
      'Shares lent',
      'You lent {quantity} shares of {instrument} for {days} {{days:day|days}}. They cannot be sold until they are returned.',
    ],
    'shares-recalled': [
      'Shares recalled',
      'You recalled {quantity} shares of {instrument}. They will be returned at the end of the current lending day.',
    ],
    'shares-returned': [
      'Lent shares returned',
      '{quantity} shares of {instrument} have been returned. Lending them earned you {money}.',
    ],
    'credit-paid-out': [
      'Loan paid out',
      'A loan of {money} was paid into your cash balance. You can withdraw again once it is repaid.',
    ],
    'credit-repaid': ['Loan repayment', 'You repaid {money} of your loan. You still owe {left}.'],
    'credit-settled': ['Loan repaid', 'Your loan has been repaid in full. The last payment was {money}.'],
    'credit-overdue': [
      'Loan overdue',
      'Your loan was due and your cash balance did not cover it. You still owe {left}; interest continues to accrue daily.',
    ],
    ...subscriptions,
    'dividend-paid': [
      'Dividend received',
      'Dividends of {money} from {instrument} were credited to your account, after withholding tax.',
    ],
    'dividend-charged': [
      'Dividend charged',
      '{money} was charged for the dividend of {instrument}, which you hold short.',
    ],
    'savings-bought': [
      'Savings plan carried out',
      'Your savings plan bought {quantity} of {instrument} for {money}, fees included.',
    ],
    'savings-skipped-money': [
      'Savings plan skipped',
      'Your savings plan in {instrument} needed {money} and less was available, so it bought nothing this time. It continues with the next purchase.',
    ],
    'savings-skipped-market': [
      'Savings plan skipped',
      '{instrument} did not trade on the day of your savings plan, so it bought nothing this time. It continues with the next purchase.',
    ],
    'savings-reminder': [
      'Top up for your savings plan',
      'Your savings plan in {instrument} buys in three trading days and needs {money}. {missing} is missing. A bank transfer takes up to 48 hours on business days.',
    ],
    'savings-reminder-several': [
      'Top up for your savings plans',
      'Several of your savings plans buy in three trading days. Together they need {money}; {missing} is missing. A bank transfer takes up to 48 hours of business days.',
    ],
    'friend-verified': ['A friend joined', '{account}, whom you invited, has verified their identity.'],
    'bonus-claimed': ['Reward credited', 'Rewards of {money} were credited to your account.'],
  },
  reasons: {
    notreceived: 'the money did not arrive',
    amountdiffers: 'the amount that arrived differs from the amount stated',
    duplicate: 'this transfer has already been credited',
    unreadable: 'the image cannot be read',
    namediffers: 'the names do not match',
    numberdiffers: 'the number differs from the document',
    expired: 'the document is no longer valid',
    returned: 'the receiving bank or network sent the money back',
    other: 'it could not be confirmed',
  },
}
