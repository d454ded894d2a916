import { type AccountMessage, accountMessages } from './account-messages.ts'
import { type AdminMessage, adminMessages } from './admin-messages.ts'
import { type AnalysisMessage, analysisMessages } from './analysis-messages.ts'
import { type BillingMessage, billingMessages } from './billing-messages.ts'
import { type ChatMessage, chatMessages } from './chat-messages.ts'
import { type HistoryMessage, historyMessages } from './history-messages.ts'
import { type Message, messages } from './messages.ts'
import { type PublishingMessage, publishingMessages } from './publishing-messages.ts'
import { type SupportMessage, supportMessages } from './support-messages.ts'

/** Programs branch on the code, people read the text. Never rename a code: clients keep them. */
export const ERRORS = {
  'request.invalid': { status: 400, text: messages.invalidValue },
  'request.notJson': { status: 415, text: messages.bodyNotJson },
  'request.tooLarge': { status: 413, text: messages.bodyTooLarge },
  'request.tooMany': { status: 429, text: messages.tooManyTries },
  'origin.foreign': { status: 403, text: messages.accessDenied },
  'session.required': { status: 401, text: messages.notAuthenticated },
  'session.wrongCredentials': { status: 401, text: messages.wrongCredentials },
  'session.browserOnlyCookie': { status: 403, text: messages.accessDenied },
  'session.notFound': { status: 404, text: messages.notFound },
  'account.emailTaken': { status: 409, text: messages.emailTaken },
  'account.passwordCommon': { status: 400, text: messages.passwordCommon },
  'account.wrongPassword': { status: 403, text: messages.wrongPassword },
  'account.resetLinkInvalid': { status: 400, text: messages.resetLinkInvalid },
  'account.deletionUnknown': { status: 404, text: accountMessages.deletionUnknown },
  'pause.active': { status: 403, text: accountMessages.pauseActive },
  'pause.notLonger': { status: 409, text: accountMessages.pauseNotLonger },
  'account.lastAdmin': { status: 409, text: adminMessages.lastAdmin },
  'account.suspended': { status: 403, text: messages.accountSuspended },
  'access.denied': { status: 403, text: messages.accessDenied },
  'plan.rightMissing': { status: 403, text: messages.proOnly },
  'fixture.notFound': { status: 404, text: messages.fixtureNotFound },
  'analysis.quotaExhausted': { status: 403, text: analysisMessages.quotaUsedUp },
  'analysis.ratingsNotReady': { status: 503, text: analysisMessages.ratingsNotReady },
  'analysis.notFound': { status: 404, text: analysisMessages.matchDataMissing },
  'analysis.unreadable': { status: 500, text: analysisMessages.unreadable },
  'analysis.pickUnknown': { status: 400, text: analysisMessages.pickUnknown },
  'analysis.published': { status: 409, text: historyMessages.resultLocked },
  'analysis.failed': { status: 502, text: analysisMessages.analysisFailed },
  'card.failed': { status: 502, text: historyMessages.cardFailed },
  'favourite.notFound': { status: 404, text: historyMessages.favouriteUnknown },
  'favourite.tooMany': { status: 409, text: historyMessages.favouritesFull },
  'chat.tooQuick': { status: 429, text: chatMessages.tooQuick },
  'chat.quotaExhausted': { status: 403, text: chatMessages.quotaExhausted },
  'chat.conversationNotFound': { status: 404, text: chatMessages.conversationNotFound },
  'chat.noCredits': { status: 402, text: chatMessages.noCredits },
  'chat.failed': { status: 502, text: chatMessages.sendFailed },
  'chat.interrupted': { status: 502, text: chatMessages.interrupted },
  'chat.notConfigured': { status: 503, text: chatMessages.notConfigured },
  'publish.notTipster': { status: 403, text: publishingMessages.notTipster },
  'publish.analysisMissing': { status: 404, text: publishingMessages.analysisMissing },
  'publish.noPick': { status: 409, text: publishingMessages.nothingToPublish },
  'publish.tooLate': { status: 409, text: publishingMessages.tooLateToPublish },
  'tipster.pageNotFound': { status: 404, text: publishingMessages.tipsterNotFound },
  'ticket.notFound': { status: 404, text: supportMessages.ticketNotFound },
  'ticket.closed': { status: 409, text: supportMessages.ticketClosed },
  'user.notFound': { status: 404, text: supportMessages.userNotFound },
  'user.noGrace': { status: 409, text: adminMessages.noGrace },
  'user.alreadyVip': { status: 409, text: adminMessages.alreadyVip },
  'user.notVip': { status: 409, text: adminMessages.notVip },
  'user.alreadySuspended': { status: 409, text: adminMessages.alreadySuspended },
  'user.notSuspended': { status: 409, text: adminMessages.notSuspended },
  'tipster.notFound': { status: 404, text: adminMessages.notTipster },
  'tipster.already': { status: 409, text: adminMessages.alreadyTipster },
  'tipster.slugTaken': { status: 409, text: adminMessages.slugTaken },
  'tipster.logoNotImage': { status: 400, text: adminMessages.logoNotImage },
  'tipster.logoTooLarge': { status: 413, text: adminMessages.logoTooLarge },
  'tipster.logoDimensions': { status: 400, text: adminMessages.logoDimensions },
  'billing.priceUnknown': { status: 400, text: billingMessages.priceUnknown },
  'billing.notNeeded': { status: 403, text: billingMessages.paymentNotNeeded },
  'billing.noSubscription': { status: 409, text: billingMessages.noSubscription },
  'billing.checkoutFailed': { status: 502, text: billingMessages.checkoutFailed },
  'billing.portalFailed': { status: 502, text: billingMessages.portalFailed },
  'billing.unavailable': { status: 503, text: billingMessages.paymentsUnavailable },
  'billing.demoClosed': { status: 409, text: billingMessages.demoCheckoutClosed },
  'billing.demoNotPossible': { status: 409, text: billingMessages.demoActionNotPossible },
  'route.notFound': { status: 404, text: messages.notFound },
  'server.busy': { status: 503, text: messages.busy },
  'server.unavailable': { status: 503, text: messages.unavailable },
  'server.unexpected': { status: 500, text: messages.unexpected },
} as const satisfies Record<
  string,
  {
    status: number
    text:
      | Message
      | AccountMessage
      | AdminMessage
      | AnalysisMessage
      | ChatMessage
      | HistoryMessage
      | PublishingMessage
      | SupportMessage
      | BillingMessage
  }
>

export type ErrorCode = keyof typeof ERRORS

/** The body of every refusal. */
export type ErrorBody = { error: string; code: ErrorCode }
