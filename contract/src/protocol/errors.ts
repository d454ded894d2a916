import { type AccountWords, accountWords } from '../account/words.ts'
import { type AdminWords, adminWords } from '../admin/words.ts'
import { type AnalysisWords, analysisWords } from '../analysis/words.ts'
import { type BillingWords, billingWords } from '../billing/words.ts'
import { type BoardWords, boardWords } from '../board/words.ts'
import { type ChatWords, chatWords } from '../chat/words.ts'
import { type HistoryWords, historyWords } from '../history/words.ts'
import { type ExchangeWords, exchangeWords } from '../journal/exchange-words.ts'
import { type JournalWords, journalWords } from '../journal/words.ts'
import { type PauseWords, pauseWords } from '../responsible-play/words.ts'
import { type SupportWords, supportWords } from '../support/words.ts'
import { type TipsterWords, tipsterWords } from '../tipsters/words.ts'
import { type CommonWords, commonWords } from './words.ts'

/** Programs branch on the code, people read the text. Never rename a code: clients keep them. */
export const ERRORS = {
  'request.invalid': { status: 400, text: commonWords.invalidValue },
  'request.notJson': { status: 415, text: commonWords.bodyNotJson },
  'request.tooLarge': { status: 413, text: commonWords.bodyTooLarge },
  'request.tooMany': { status: 429, text: commonWords.tooManyTries },
  'origin.foreign': { status: 403, text: commonWords.accessDenied },
  'session.required': { status: 401, text: commonWords.notAuthenticated },
  'session.wrongCredentials': { status: 401, text: commonWords.wrongCredentials },
  'session.browserOnlyCookie': { status: 403, text: commonWords.accessDenied },
  'session.notFound': { status: 404, text: commonWords.notFound },
  'account.emailTaken': { status: 409, text: commonWords.emailTaken },
  'account.passwordCommon': { status: 400, text: commonWords.passwordCommon },
  'account.wrongPassword': { status: 403, text: commonWords.wrongPassword },
  'account.resetLinkInvalid': { status: 400, text: commonWords.mailedLinkInvalid },
  'account.accessLinkInvalid': { status: 400, text: commonWords.mailedLinkInvalid },
  'account.deletionUnknown': { status: 404, text: accountWords.deletionUnknown },
  'pause.needsEnd': { status: 409, text: pauseWords.needsEnd },
  'pause.active': { status: 403, text: pauseWords.active },
  'pause.notLonger': { status: 409, text: pauseWords.notLonger },
  'limit.alreadyExtended': { status: 409, text: pauseWords.alreadyExtended },
  'pause.notLiftable': { status: 409, text: pauseWords.notLiftable },
  'account.lastAdmin': { status: 409, text: adminWords.lastAdmin },
  'account.suspended': { status: 403, text: commonWords.accountSuspended },
  'access.denied': { status: 403, text: commonWords.accessDenied },
  'plan.rightMissing': { status: 403, text: commonWords.proOnly },
  'fixture.notFound': { status: 404, text: commonWords.fixtureNotFound },
  'analysis.quotaExhausted': { status: 403, text: analysisWords.quotaUsedUp },
  'analysis.ratingsNotReady': { status: 503, text: analysisWords.ratingsNotReady },
  'analysis.seasonNotCovered': { status: 503, text: analysisWords.seasonNotCovered },
  'analysis.notFound': { status: 404, text: analysisWords.matchDataMissing },
  'analysis.unreadable': { status: 500, text: analysisWords.unreadable },
  'analysis.pickUnknown': { status: 400, text: analysisWords.pickUnknown },
  'analysis.comboRefused': { status: 400, text: analysisWords.comboImpossible },
  'analysis.published': { status: 409, text: historyWords.resultLocked },
  'analysis.failed': { status: 502, text: analysisWords.analysisFailed },
  'card.failed': { status: 502, text: historyWords.cardFailed },
  'favourite.notFound': { status: 404, text: historyWords.favouriteUnknown },
  'favourite.tooMany': { status: 409, text: historyWords.favouritesFull },
  'board.oneLegAMatch': { status: 400, text: boardWords.oneLegAMatch },
  'board.legGone': { status: 409, text: boardWords.legGone },
  'board.oneDay': { status: 400, text: boardWords.oneDay },
  'journal.betNotFound': { status: 404, text: journalWords.betMissing },
  'journal.moveNotFound': { status: 404, text: journalWords.moveMissing },
  'journal.movesFull': { status: 409, text: journalWords.movesFull },
  'journal.marketUnknown': { status: 400, text: journalWords.marketUnknown },
  'journal.unitMissing': { status: 409, text: journalWords.unitMissing },
  'journal.stakeOutOfRange': { status: 400, text: journalWords.stakeInvalid },
  'journal.returnOutOfRange': { status: 400, text: journalWords.returnInvalid },
  'journal.cashOutMissing': { status: 400, text: journalWords.cashOutRequired },
  'journal.timeInvalid': { status: 400, text: journalWords.timeInvalid },
  'journal.fileNotReadable': { status: 400, text: exchangeWords.notReadable },
  'journal.fileEmpty': { status: 400, text: exchangeWords.fileEmpty },
  'journal.fileTooLarge': { status: 413, text: exchangeWords.fileTooLarge },
  'journal.columnsMissing': { status: 400, text: exchangeWords.columnsMissing },
  'journal.fileHasProblems': { status: 409, text: exchangeWords.hasProblems },
  'chat.tooQuick': { status: 429, text: chatWords.tooQuick },
  'chat.quotaExhausted': { status: 403, text: chatWords.quotaExhausted },
  'chat.conversationNotFound': { status: 404, text: chatWords.conversationNotFound },
  'chat.noCredits': { status: 402, text: chatWords.noCredits },
  'chat.failed': { status: 502, text: chatWords.sendFailed },
  'chat.interrupted': { status: 502, text: chatWords.interrupted },
  'chat.notConfigured': { status: 503, text: chatWords.notConfigured },
  'publish.notTipster': { status: 403, text: tipsterWords.notTipster },
  'publish.analysisMissing': { status: 404, text: tipsterWords.analysisMissing },
  'publish.noPick': { status: 409, text: tipsterWords.nothingToPublish },
  'publish.tooLate': { status: 409, text: tipsterWords.tooLateToPublish },
  'tipster.pageNotFound': { status: 404, text: tipsterWords.tipsterNotFound },
  'ticket.notFound': { status: 404, text: supportWords.ticketNotFound },
  'ticket.closed': { status: 409, text: supportWords.ticketClosed },
  'user.notFound': { status: 404, text: supportWords.userNotFound },
  'user.noGrace': { status: 409, text: adminWords.noGrace },
  'user.alreadyVip': { status: 409, text: adminWords.alreadyVip },
  'user.notVip': { status: 409, text: adminWords.notVip },
  'user.alreadySuspended': { status: 409, text: adminWords.alreadySuspended },
  'user.notSuspended': { status: 409, text: adminWords.notSuspended },
  'tipster.notFound': { status: 404, text: adminWords.notTipster },
  'tipster.already': { status: 409, text: adminWords.alreadyTipster },
  'tipster.slugTaken': { status: 409, text: adminWords.slugTaken },
  'tipster.logoNotImage': { status: 400, text: adminWords.logoNotImage },
  'tipster.logoTooLarge': { status: 413, text: adminWords.logoTooLarge },
  'tipster.logoDimensions': { status: 400, text: adminWords.logoDimensions },
  'billing.priceUnknown': { status: 400, text: billingWords.priceUnknown },
  'billing.notNeeded': { status: 403, text: billingWords.paymentNotNeeded },
  'billing.noSubscription': { status: 409, text: billingWords.noSubscription },
  'billing.checkoutFailed': { status: 502, text: billingWords.checkoutFailed },
  'billing.portalFailed': { status: 502, text: billingWords.portalFailed },
  'billing.unavailable': { status: 503, text: billingWords.paymentsUnavailable },
  'billing.demoClosed': { status: 409, text: billingWords.demoCheckoutClosed },
  'billing.demoNotPossible': { status: 409, text: billingWords.demoActionNotPossible },
  'route.notFound': { status: 404, text: commonWords.notFound },
  'server.busy': { status: 503, text: commonWords.busy },
  'server.unavailable': { status: 503, text: commonWords.unavailable },
  'server.unexpected': { status: 500, text: commonWords.unexpected },
} as const satisfies Record<
  string,
  {
    status: number
    text:
      | CommonWords
      | AccountWords
      | PauseWords
      | AdminWords
      | AnalysisWords
      | BoardWords
      | ChatWords
      | HistoryWords
      | JournalWords
      | ExchangeWords
      | TipsterWords
      | SupportWords
      | BillingWords
  }
>

export type ErrorCode = keyof typeof ERRORS

/** The body of every refusal. */
export type ErrorBody = { error: string; code: ErrorCode }
