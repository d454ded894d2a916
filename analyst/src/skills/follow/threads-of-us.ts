import type { GuideId } from '#guide/guide-answers.ts'
import { ALL_QUOTAS, CHEAPEST, FREE_QUOTA, PRICES } from '#guide/plan-figures.ts'

/**
 * What is asked further of an answer that needs no match. `about` is read in the last messages, `asked` in this one; the first
 * fit answers. `text` is said, or the guide's answer.
 */
export type Thread = { about: RegExp; asked: RegExp; text: string | { guide: GuideId } }

const PLAN =
  /\b(?:planos?|assin\w+|pagos?|gratis|gratuit\w+|mensalidade|perguntas? (?:posso|por dia|por mes)|quantas (?:perguntas|analises|partidas)|starter|black|pro|custa|preco d[oa] (?:plano|assinatura))\b/
const CANCEL =
  /\b(?:cancel\w+|multa|sair d[oa] plano|se (?:eu )?sair|encerr\w+ (?:a |o )?(?:conta|plano|assinatura)|desist\w+ d[oa])\b/
const RECORD =
  /\b(?:historico|transparencia|registro|ja (?:sugeriram|indicaram|recomendaram)|recomendac\w+ (?:passad|antig)\w+|taxa de acerto|quanto (?:voces )?acert\w+|acertos)\b/
const PROMISE = /\b(?:garant\w+|certeza|confi(?:o|ar|avel|aveis)|acredit\w+|promete\w*|infalive\w+)\b/
const DATA = /\b(?:dados|privacidade|guard\w+ (?:minhas|as|o)|conversas?|apag\w+)\b/
const STOP = /\b(?:apostando demais|pausa|autoexclu\w+|limite\w*|travar|bloque\w+|parar de apostar|viciad\w*)\b/

/** Plans, the record, what is promised, data and pauses: what people ask next. */
export const US_THREADS: readonly Thread[] = [
  {
    about: PLAN,
    asked: /^(?:e )?(?:n[oa]s? |o |a )?(?:plano )?(?:pag[oa]s?|premium|assinatura)(?: (?:e|sao) quant[oa]s?)?$/,
    text: `No pago também não há limite de perguntas; o que muda são as partidas do mês e alguns recursos. ${ALL_QUOTAS}`,
  },
  { about: PLAN, asked: /^(?:e )?(?:n?o |pelo )?(?:plano )?(?:gratis|gratuito|free)$/, text: FREE_QUOTA },
  {
    about: PLAN,
    asked:
      /\bquanto (?:custa|e|sai|fica|pago|ta)\b|\bqual (?:e )?o (?:preco|valor)\b|^(?:e )?(?:o )?preco$|\bmais barato\b/,
    text: PRICES,
  },
  {
    about: PLAN,
    asked:
      /\b(?:vale|compensa|adianta|preciso|faz sentido)\b.*\b(?:pra quem|para quem|pra mim|so|pouco|fim de semana|as vezes|iniciante|comec\w+)\b|\bpra quem (?:aposta|joga|usa)\b/,
    text: `Em geral não precisa: quem olha só os jogos do fim de semana costuma caber no gratuito, que já traz a análise completa. ${FREE_QUOTA} ${CHEAPEST} Pagar dá mais partidas para estudar, não mais acerto.`,
  },
  {
    about: PLAN,
    asked: /\b(?:troc\w+|mud\w+|subir|descer|upgrade|downgrade)\b.*\b(?:plano|depois|quando|meio)\b/,
    text: 'Dá, em Configurações, em Plano atual, no botão Gerenciar Assinatura; o que cada plano inclui está na página Preços. Por aqui eu não mexo na sua conta.',
  },
  {
    about: PLAN,
    asked: /\b(?:acab\w+|gast\w+|usei|passar) (?:tud\w|d[oa] limite|as partidas|todas|antes)\b|\bse acabar\b/,
    text: { guide: 'runsOutMidway' },
  },
  {
    about: PLAN,
    asked: /\b(?:sobr\w+|acumul\w+|passa (?:pro|para o) (?:outro|proximo) mes)\b/,
    text: { guide: 'renewal' },
  },
  { about: PLAN, asked: /\b(?:pix|boleto|cartao|como (?:pago|paga))\b/, text: { guide: 'payWays' } },
  {
    about: PLAN,
    asked: /\b(?:como|onde|posso|da pra|consigo) (?:eu )?(?:faco pra )?cancel\w+\b/,
    text: { guide: 'cancelHow' },
  },
  {
    about: CANCEL,
    asked:
      /\b(?:ate o fim|ainda uso|continuo usando|uso ate)\b|\b(?:perco|perde|perder|somem?|some|fico sem)\b.*\b(?:dias?|resto|mes|que sobr\w+|tempo|acesso)\b|\bdias (?:que )?(?:sobr\w+|restant\w+|falt\w+)\b|\bna hora\b/,
    text: { guide: 'cancelKeeps' },
  },
  {
    about: CANCEL,
    asked: /\b(?:perco|some|apag\w+|historico|diario|salv\w+|anot\w+|analises)\b/,
    text: { guide: 'journalKept' },
  },
  {
    about: CANCEL,
    asked: /\b(?:volt\w+|assinar de novo|retorn\w+|reativ\w+)\b/,
    text: `Vale o preço que estiver na página Preços no dia em que você voltar; preço guardado eu não prometo. Hoje: ${PRICES} O que você salvou continua lá à sua espera.`,
  },
  {
    about: CANCEL,
    asked: /\b(?:multa|taxa|fidelidade|cobr\w+)\b/,
    text: 'Não há multa nem fidelidade: cancelado, não vem outra cobrança, e o plano vale até o fim do período já pago.',
  },
  {
    about: CANCEL,
    asked: /\b(?:dinheiro|valor|pago|reembols\w+|devolv\w+|estorn\w+)\b/,
    text: { guide: 'refundRight' },
  },
  { about: CANCEL, asked: /^(?:e )?(?:como|onde|por onde)\b/, text: { guide: 'cancelHow' } },
  {
    about: RECORD,
    asked:
      /\b(?:ultim[oa]|esse|este|so d[oe]|por) (?:mes|semana|ano)\b|\b(?:mes|semana) passad[oa]\b|\bpor (?:campeonato|liga|mes)\b|\bfiltr\w+\b/,
    text: 'Dá para ver por mês e por campeonato, na página Transparência: escolha o mês lá e aparece o que foi dito de cada jogo e o que aconteceu. De cabeça eu não trago esse recorte, porque nesta conversa não tenho o registro.',
  },
  {
    about: RECORD,
    asked: /\b(?:perd\w+|err\w+|reds?|deram errado|ruins|negativ\w+)\b/,
    text: { guide: 'netOfLosses' },
  },
  {
    about: RECORD,
    asked: /\b(?:lucro|prejuizo|saldo|yield|roi|no fim|positiv\w+|da dinheiro|deu quanto)\b/,
    text: { guide: 'followAll' },
  },
  {
    about: RECORD,
    asked: /\b(?:edit\w+|mex\w+|alter\w+|apag\w+|fals\w+|confi\w+|invent\w+)\b/,
    text: { guide: 'believeUs' },
  },
  {
    about: RECORD,
    asked: /^(?:e )?(?:onde|como (?:vejo|acho|acess\w+)|tem link|qual o link)\b/,
    text: 'Na página Transparência, pelo menu: está aberta a qualquer um, por mês e por campeonato, com o que foi dito antes de cada jogo e o que aconteceu.',
  },
  { about: RECORD, asked: /\b(?:desde quando|quanto tempo|quando comec\w+)\b/, text: { guide: 'recordStart' } },
  {
    about: PROMISE,
    asked:
      /\b(?:utilidade|pra que serve\w*|para que serve\w*|adianta|de que serve\w*|qual (?:e )?(?:a graca|o sentido|a vantagem)|pra que (?:usar|entao))\b/,
    text: 'Servem para comparar preço: a chance estimada diz qual odd seria justa, e com ela se vê quando uma casa paga de menos, que é quase sempre. Não dizem o que vai acontecer; evitam pagar caro pelo que pode acontecer, e muitas vezes o que mostram é que o melhor é ficar de fora.',
  },
  {
    about: PROMISE,
    asked: /\b(?:responsa\w+|culpa|quem paga|quem arca|de quem e|indeniz\w+|process\w+)\b/,
    text: 'De quem aposta: a decisão, o valor e o risco são seus, e a Prancheta não devolve dinheiro perdido em aposta. O que mostramos são estimativas, que falham muitas vezes, e isso está nos Termos de uso. Os seus direitos de consumidor pela assinatura continuam valendo.',
  },
  { about: PROMISE, asked: /\b(?:voces|modelo)\b.*\b(?:err\w+|falh\w+|acert\w+)\b/, text: { guide: 'trackRecord' } },
  { about: PROMISE, asked: /\bonde\b.*\berr\w+\b/, text: { guide: 'errorsPage' } },
  { about: PROMISE, asked: /\b(?:prov\w+|confer\w+|verific\w+|como (?:sei|eu sei))\b/, text: { guide: 'proveIt' } },
  {
    about: DATA,
    asked: /\b(?:quanto tempo|por quanto|ate quando)\b/,
    text: 'A conversa fica só no seu navegador, até a sessão acabar ou você tocar em Limpar. O resto, como Diário e análises salvas, fica enquanto a conta existir; apagando a conta, em Configurações, vai tudo junto.',
  },
  {
    about: STOP,
    asked: /\b(?:quanto tempo|por quanto|ate quando|prazo|dura\w*)\b/,
    text: 'A pausa da Prancheta dura o que você escolher: 24 horas, 7 dias, 30 dias, 6 meses ou sem data de fim, e ninguém a encurta. O prazo da autoexclusão oficial, que fecha as casas, está em gov.br/autoexclusaoapostas. Se quiser conversar com alguém, o CVV atende de graça no **188**.',
  },
]
