import { isOfFund, isOtherShare } from '#reading/other-share.ts'
import type { Amount } from './amounts.ts'
import { countRole } from './count-role.ts'

/** The part that a number plays in a reader's sum. */
export type Role =
  | 'stake'
  | 'bankroll'
  /** What came back, and what a slip that is still open pays. */
  | 'back'
  | 'pays'
  /** What somebody wants to win, to have back at least, to lose at most, or money to become. */
  | 'goal'
  | 'maxLoss'
  | 'reach'
  /** What money was before, and what of it was taken out. */
  | 'from'
  | 'taken'
  | 'deposit'
  /** What one of several bets brought or took. */
  | 'wonSum'
  | 'lostSum'
  | 'income'
  | 'offer'
  | 'unit'
  /** '40 ou 50?' */
  | 'guess'
  | 'odd'
  | 'chance'
  | 'bankShare'
  /** An edge or a profit that somebody wants or has. */
  | 'edge'
  | 'won'
  | 'lost'
  | 'bets'
  | 'legs'
  | 'times'
  | 'perWeek'
  | 'weeks'
  | 'days'
  | 'units'
  | 'moved'
  | 'line'
  | 'goals'
  | 'american'
  | 'minute'
  | 'other'

/** A number of the reader's with the part that it plays. */
export type Given = Amount & { role: Role }

/** 'Pra não perder nada em nenhum caso'. */
export const NOTHING_LOST =
  /\bnao perder nada\b|\bsem perder\b|\bnao sair no (?:0|zero|prejuizo)\b|\bnao ter prejuizo\b|\bsair zerad[oa]\b/

const FUND = '(?:banca|bankroll|saldo|caixa|capital|orcamento|cofre)'
const SMALL_WORDS = String.raw`(?: (?:r|de|e|d|do|da|uns|umas|mais|so|ta|esta|tava|em|com|por|pra|para|a|o|os|nos|no|na|reduzida|reduzido|caindo|menor|maior|agora|hoje|eu|era|eram|sao|foi|for|fosse|seria|minha|meu|um|uma|total|inicial|atual|apenas|uma|la|pelo menos|no minimo|cerca|quase|me|ate|limpos?|exatos?|exatamente|certinhos?))*`
const is = (words: string): RegExp => new RegExp(String.raw`\b(?:${words})${SMALL_WORDS} $`)

const BEFORE: readonly (readonly [Role, RegExp])[] = [
  ['bankroll', /\bquanto (?:eu )?(?:boto|ponho|coloco|aposto|tiro|botar|colocar|por) (?:de|dos|com) (?:r )?$/],
  ['maxLoss', /\bperder (?:so |no maximo |ate |menos de |no pior caso |apenas )+(?:r |uns )*$/],
  [
    'offer',
    /\b(?:cash ?out|encerr\w+|oferec\w+|ofert\w+|propo\w+|quer(?:em)? me (?:dar|pagar)|me d(?:a|ao)|me pag(?:a|am) agora)\b(?![a-z ]*\b(?:aposta|bilhete|multipla|entrada|paga|que)\b)[a-z ]{0,24}$/,
  ],
  ['taken', is('tirei|saquei|retirei')],
  ['deposit', is('deposit(?:ei|o|ado)|coloquei na conta')],
  ['income', is('salario|renda|aposentadoria|ganho por mes|recebo|recebo por mes')],
  ['unit', /\b(?:unidades?|stake)(?: (?:e|de|vale|vale r|fixa|e de|minha|sao))+ (?:r )?$/],
  ['back', is(String.raw`volt(?:ou|aram|ei)|receb(?:i|eu|eram|emos)|retorn(?:ou|aram)|me pagaram|embolsei|resgatei`)],
  ['pays', is(String.raw`paga|pagaria|pagando|volta|voltaria|retorna|devolve|retorno(?: possivel| potencial)?`)],
  ['reach', is('cheg(?:o|ar|aria|a)|virar?|viram|atingir|alcancar|transformar|voltar|voltasse|meta|objetivo')],
  [
    'bankroll',
    is(
      `${FUND}|tenho|tinha|tivesse|tiver|separ\\w+|reserv\\w+|guard\\w+|comec(?:ei|o|ar|ando|amos)(?: o mes| a semana| o ano| o dia)? com|disponho de|resta(?:m|ram)?`,
    ),
  ],
  ['goal', is('ganhar?|lucrar?|tirar|faturar|levantar|embolsar|lucro|fazer|sair com|receber')],
]

const AFTER_FUND = new RegExp(String.raw`^(?: reais| contos?| pilas?)? (?:de|d|na|em|da minha|de minha) ${FUND}\b`)
const PUT_ASKED =
  /\bquanto\b.*\b(?:por|boto|botar|bota|coloco|colocar|aposto|apostar|ponho|meto|meter|investir|arriscar|preciso|entrar|jogar|devo)\b/
const FELL = /\b(?:de|dos|tava em|estava em|era|eram|comecei com|tinha|sai\w* de) (?:r |uns )*$/
const FELL_TO = /^(?: reais| conto| pila)? (?:pra|para|a|ate|e (?:agora|hoje)|agora|foi pra|virou)\b/

export function roleOf(amount: Amount, at: number, all: readonly Amount[], text: string): Role {
  const { kind, before, after } = amount
  if (kind === 'odd' && isOfWhole(before, at, all, text)) return 'other'
  if (
    kind === 'odd' ||
    kind === 'line' ||
    kind === 'american' ||
    kind === 'units' ||
    kind === 'moved' ||
    kind === 'minute'
  )
    return kind
  if (kind === 'share') return shareRole(before, after, text)
  if (kind === 'count') return countRole(amount, at, all, text)
  if (/^(?: reais| conto| pila)? ou (?:r )?$/.test(after) || /^(?: reais)? ou (?:r )?$/.test(before)) return 'guess'
  if (AFTER_FUND.test(after) || /^(?: reais| conto| pila)? (?:separad|guardad|reservad)/.test(after)) return 'bankroll'
  if (
    /\btenho (?:r )?$/.test(before) &&
    /^(?: reais| conto| pila)? (?:no|na|em) /.test(after) &&
    all[at + 1]?.kind === 'odd'
  )
    return 'stake'
  if (/\b(?:pra|para) (?:voltar|receber|ganhar) (?:r )?$/.test(before) && all[at - 1]?.kind === 'money') return 'pays'
  if (
    /\b(?:quero|queria|pretendo|preciso) (?:tirar|ganhar|lucrar|fazer) (?:r |uns )*$/.test(before) &&
    /^(?: reais| conto| pila)? (?:limp|liquid|de lucro|nes|des|hoje|com)/.test(after)
  )
    return 'goal'
  if (/\blucrar (?:r )?$/.test(before) && /\bquant[ao]s\b/.test(text)) return 'goal'
  const isList = all.length > 2 && !all.some((one) => one.kind === 'odd' || one.kind === 'share')
  if (isList && /\bperdi (?:mais |outros )?(?:r )?$/.test(before)) return 'lostSum'
  if (isList && /\bganhei (?:mais |outros )?(?:r )?$/.test(before)) return 'wonSum'
  const previous = all[at - 1]
  if (
    previous?.kind === 'money' &&
    /^(?: reais)?(?: e)? (?:r |mais )?$/.test(before) &&
    roleOf(previous, at - 1, all, text) === 'deposit'
  )
    return 'deposit'
  if (previous?.kind === 'count' && /\bdepositei\b/.test(previous.before)) return 'deposit'
  if (/^(?: reais)? (?:de|no|pelo|pra) (?:cash ?out|encerrar|sair)/.test(after)) return 'offer'
  if (
    /\b(?:ca(?:iu|ir|indo)|desc\w+|baix\w+|foi|sub\w+|derret\w+)\b/.test(text) &&
    FELL.test(before) &&
    FELL_TO.test(after)
  )
    return 'from'
  if (/\b(?:por mes|mensal|mensais|todo mes|no mes)\b/.test(text) && /\bganho (?:r )?$/.test(before)) return 'income'
  const role = BEFORE.find(([, words]) => words.test(before))?.[0] ?? 'stake'
  if (role === 'goal') return PUT_ASKED.test(text) ? 'goal' : 'stake'
  if (role === 'pays' && /\bquanto (?:volta|retorna|paga)/.test(before)) return 'stake'
  if (role === 'stake' && previous && roleOf(previous, at - 1, all, text) === 'from') return 'bankroll'
  return role
}

/** 'Todas a 1.25, pagando quase 6': the price of the whole slip, beside that of each leg. */
const isOfWhole = (before: string, at: number, all: readonly Amount[], text: string): boolean =>
  /\b(?:multipla|bilhete|combinada|acumulada)\b/.test(text) &&
  all.slice(0, at).some(({ kind }) => kind === 'odd') &&
  /\b(?:pag\w+|total|final|dando|dava)\b[a-z ]*$/.test(before)

const OF_FUND = new RegExp(
  String.raw`^ ?% ?(?:d[aeo]s? |da minha |do meu |em cima d[ao] )*(?:${FUND}|que (?:eu )?tenho|dela|por (?:aposta|jogo|entrada|dia))`,
)

function shareRole(before: string, after: string, text: string): Role {
  if (OF_FUND.test(after)) return 'bankShare'
  if (
    /\b(?:unidade|stake|flat|fix[oa]|por aposta|entrada|apost(?:o|ava|ar|ando|asse)|arrisc\w+|pon(?:ho|do)|coloc\w+|bot\w+|baix\w+ (?:pra|para)|reduz\w+ (?:pra|para))\b[a-z ]{0,24}$/.test(
      before,
    )
  )
    return 'bankShare'
  if (/^ ?% (?:em |por |pra )?cada\b/.test(after) && !/\b(?:chance|probabilidade|acert\w+|perna)\b/.test(text))
    return 'bankShare'
  if (/^ ?% (?:por|ao|a cada) (?:dia|semana|mes|aposta|jogo)/.test(after)) return 'bankShare'
  if (/^ ?% (?:de |a |d[oa] )*(?:vantagem|edge|valor|folga|ev|roi|yield|value|desvantagem)\b/.test(after)) return 'edge'
  if (
    /\b(?:edge|vantagem|ev|roi|yield|desvantagem)(?: (?:de|e|com|em|for|fosse|tiver|media|medio))* (?:- ?)?$/.test(
      before,
    )
  )
    return 'edge'
  if (isOtherShare(before, after, text)) return 'other'
  if (isOfFund(text)) return 'bankShare'
  return /\b(?:subir|crescer)\b/.test(text) ? 'other' : 'chance'
}
