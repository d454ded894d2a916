/** What a question about prices is put together from. Each sign takes its words out of the text; the order matters. */
const PATTERNS = {
  outlier:
    /\b(?:fora d[ao] (?:curva|comum|padrao)|destoa\w*|discrepan\w+|outlier|(?:bem|muito|la) acima d[ao]s (?:outras|demais|concorrentes)|(?:bem|muito) (?:mais alta|maior) (?:que|do que) (?:as|nas) (?:outras|demais)|unica (?:casa )?(?:assim|com esse|que paga)|(?:e |ser |so )?(?:erro|bug|armadilha|pegadinha|promocao)(?: ou (?:erro|bug|armadilha|pegadinha|promocao|oportunidade))*)\b/,
  surebet: /\b(?:sure ?bets?|arbitragem|arbs?)(?: garantid[ao])?\b/,
  missing:
    /\b(?:quanto (?:que )?(?:ainda )?falta\w*|falta\w* (?:muito|quanto)|fechar a conta|quao longe|quanto (?:ta|esta) longe)\b/,
  bestOfEach:
    /\b(?:(?:as )?melhor(?:es)? (?:odds?|precos?) de cada(?: um| uma| resultado| lado| casa)?|somando as melhores(?: odds)?|(?:com|pegando|juntando|usando)(?: so)? as melhores(?: odds| casas| precos)?|melhores odds somadas)\b/,
  withoutMargin:
    /\b(?:(?:sem|tir\w+|descont\w+|retir\w+|remov\w+|limp\w+|exclu\w+|elimin\w+|abat\w+|depois d[ea]) (?:a |o |essa |esse |desse |da |de |dess[ae] )?(?:margem|margens|vig|juice|overround)(?: da casa| das casas| dela| dele)?|no vig|novig|devig\w*|de vigged|(?:chances?|probs?|probabilidades?|odds?) (?:implicitas? )?(?:limpas?|puras?))\b/,
  keeps: /\bquanto (?:em media )?(?:fica|sobra|vai|volta) (?:pra|para|com) (?:a |essa )?casa\b/,
  over100:
    /\b(?:a )?soma (?:das )?(?=.{0,90}\b100)|\b(?:ultrapassa\w*|passa\w*(?: de)?|excede\w*|mais de|da mais de) 100 ?%|\bexcede\w*\b/,
  margin:
    /\b(?:margem(?! de erro)|margens|overround|vig|juice|mord(?:e|em|ida|endo)|abocanh\w+|quanto (?:que )?(?:a casa|as casas|essa casa|ela) (?:fica|embute|cobra|leva|morde|come|ganha)(?: pra ela)?)\b/,
  mean: /\b(?:(?:a |da |na )?medias?(?: das (?:outras|casas|demais)| do mercado| entre elas)?)\b/,
  implied: /\b(?:implicit[ao]s?|implied|embutid[ao]s?|embute\w*)\b/,
  kellyWhy:
    /\bpor que (?:voces |que voces |a prancheta )?(?:usam?|so|sugerem|adotam|e)(?: so| apenas| somente)* (?:um |1\/4|quarter)(?: ?quarto)?(?: d[eo])?(?: kelly)?\b/,
  full: /\b(?:kelly (?:cheio|full|inteiro|puro|completo|integral)|full kelly|full|cheio|inteiro)\b/,
  half: /\b(?:meio[ -]kelly|half[ -]kelly|metade d[eo] kelly|half|kelly (?:pela )?metade|meio)\b/,
  third: /\b(?:um terco(?: d[eo])?(?: kelly)?|1\/3(?: d[eo])?(?: kelly)?|terco d[eo] kelly)\b/,
  quarter:
    /\b(?:um quarto(?: d[eo])?(?: kelly)?|1\/4(?: d[eo])?(?: kelly)?|quarter(?:[ -]kelly)?|quarto de kelly|kelly (?:de )?(?:1\/4|um quarto))\b/,
  kelly: /\bkelly\b/,
  cap: /\b(?:teto|cap|tampa)\b(?: (?:de |dos )?5 ?%)?|\b(?:(?:limite|maximo|para|parar|trava|travada|passa|corta) (?:de |em |nos |dos |d[ao] |e )?)?5 ?%/,
  expected: /\b(?:valor esperado|ev|expectativa|ganho esperado|retorno esperado)\b/,
  unquoted:
    /\b(?:nenhuma casa (?:que )?(?:cot\w+|oferec\w+|tem|paga|da preco)|ninguem (?:cot\w+|oferec\w+|paga|da preco)|(?:estao |ficam |ficou |fica )?sem (?:odds?|preco|cotacao|casa)(?: nenhuma| em casa nenhuma)?)\b/,
  model:
    /\b(?:(?:o |do |no )?modelo(?: de voces| sozinho)?|(?:a |na )?(?:conta|analise) de voces|calculo de voces|voces (?:dao|calculam|acham|estimam))\b/,
  disagrees: /\b(?:discord\w+|diverg\w+|brig\w+|contra o mercado|diferente do mercado|longe do mercado|distante\w*)\b/,
  marketView: /\b(?:o mercado|do mercado|pelo mercado|no consenso|consenso(?: das casas)?)\b/,
  worthFrom:
    /\b(?:a partir de (?:que|qual|quanto|quando)|ate (?:que|qual|quanto)(?: odd| preco| ponto| cotacao)?|odds? (?:limite|de corte)|(?:preco|cotacao|ponto) (?:limite|de corte)|(?:qual|quanto)(?: e| seria)? (?:o |meu )?limite|limite (?:e |seria )?(?:de )?quanto|menor (?:odd|preco|cotacao) (?:que|pra|para|em que)|(?:que|qual)(?: a| e a| seria a)? odd (?=.*\b(?:precis\w+|teria|valer\w*|vale|valor|comec\w+|compens\w+|fazer sentido|minim[ao])\b)|odd minima|preco minimo|(?:precis\w+|teria que|tem que|tinha que|deveria) (?:ter|estar|pagar|subir|chegar|ser|tar)(?: a| em)?|quanto (?:ela |ele )?(?:precis\w+|teria que|tem que) (?:pagar|subir|ter|estar|chegar))\b/,
  moved:
    /\b(?:caiu|caiam?|cair|caindo|caisse|subiu|subir|subindo|suba|subisse|desceu|descer|descendo|mudou|mudar|mexeu|variou|baixou|baixar|despencou|movimento|moviment\w+|oscil\w+|veio de|foi de|passou de|saiu de|derreteu|disparou)\b/,
  means: /\b(?:quer dizer|significa|muda (?:alguma coisa|algo)|o que muda|indica)\b/,
  gone: /\b(?:(?:o valor |o edge )?(?:sumiu|acabou|morreu|foi embora|evaporou|comeu))\b/,
  fresh:
    /\b(?:(?:sao |e )?de quando|atualiz\w+|atrasad[ao]s?|de ontem|ainda (?:existe|vale|ta de pe|estao valendo)|tempo real|em tempo real|de que hor\w+|que horas?|ultima vez|fresc[ao]s?|recentes?|defasad[ao]s?)\b/,
  difference:
    /\b(?:diferencas?|a mais|a menos|em relacao(?: a| ao)?|em comparacao(?: com)?|comparad[ao] com|comparando com|versus|vs|quanto muda|muda quanto|faz (?:tanta |muita )?diferenca|quanto (?:eu )?(?:perco|deixo(?: na mesa)?|deixaria|perderia)(?: escolhendo (?:errado|mal|a pior))?)\b/,
  zero: /\bzero\b|\bzerad[ao]\b/,
  safer: /\b(?:mais segur[ao]|sabe mais|mais confiavel|mais garantid[ao])\b/,
  alike: /\b(?:parecid[ao]s?|parecido|quase iguais|o mesmo preco)\b/,
  contradicts: /\bcontradi\w+\b/,
  negative: /\bnegativ[ao]s?\b/,
  positive: /\bpositiv[ao]s?\b/,
  willLose: /\b(?:vai perder|vou perder|perde(?: sempre)?|perdida|perdido|da prejuizo|prejuizo)\b/,
  high: /\b(?:alt[ao]s?|altissim[ao]s?|gord[ao]s?|la em cima|enorme)\b/,
  same: /\bmesm[ao] (?:coisa|aposta|mercado)\b/,
  differs: /\bdiferentes?\b|\bvari(?:a|am|ando|ou)\b/,
  bestEdge:
    /\b(?:menos desvantagem|mais bem pag[ao]|menor desvantagem)\b|\b(?:maior(?:es)?|melhor(?:es)?|mais alt[ao]|mais) (?:edges?|vantagem|valor|value|ev)\b|\b(?:edge|vantagem|valor|value) (?:mais alt[ao]|maior)\b/,
  worst: /\b(?:pior(?:es)?|menor(?:es)?|mais baix[ao]s?|pag(?:a|am|ando|aria) (?:menos|pior)|menos pag\w+)\b/,
  best: /\b(?:melhor(?:es)?|maior(?:es)?|mais alt[ao]s?|pag(?:a|am|ando|aria) (?:mais|melhor)|mais pag\w+|mais gord[ao])\b/,
  rank: /\b(?:segund[ao]|terceir[ao]|quart[ao]|2o|3o|4o|proxim[ao]|vice)\b/,
  topCount:
    /\b(?:top|os|as) (?:2|3|4|5|dois|duas|tres|quatro|cinco)(?: primeir[ao]s| maiores| melhores)?\b|\branking\b/,
  edge: /\b(?:edges?|vantagem|vantagens|valor|value|ev)\b/,
  worthMore: /\b(?:(?:vale|compensa|presta) mais(?: a pena)?)\b/,
  worth:
    /\b(?:vale(?:m|ria)?(?: a pena)?|valer(?: a pena)?|compensa\w*|presta\w*|ta (?:bom|boa|caro|barato)|e bom ou ruim|bom ou ruim|ruim|e (?:bom|boa)(?: negocio| preco)?|fazer sentido|faz sentido|procede|aproveito|pego)\b/,
  why: /\b(?:por que|motivo|razao|como pode|explica\w*)\b/,
  fair: /\b(?:justa|justo|fair)\b/,
  above: /\b(?:acima|passa\w*|super\w+|mais que|maior que)\b/,
  back: /\b(?:receb\w+|volta\w*|retorna\w*|lucr\w+|ganharia|ganho)\b/,
  ourOdd:
    /\b(?:aqui aparece outra|aqui ta outra|d?a daqui|(?:d?a )?(?:que aparece aqui|que esta aqui|que ta aqui|que voces mostram|de voces)|(?:d?a )?(?:que eu vejo(?: no app| no site)?(?: del[ae]s| da casa| la)?|de la|que aparece la|que ta la))\b/,
  quoted: /\b(?:tem|existe|ha|alguma casa|oferec\w+|cota\w*)\b/,
  stakeAsked:
    /\b(?:quanto (?:da|de) banca|stake(?: sugerida)?|(?:ponho|boto|coloco|aposto|entro|meto|arrisco|entrada de) quanto|quanto (?:eu )?(?:ponho|boto|coloco|colocaria|botaria|poria|aposto|apostaria|entro|entraria|arrisco|devo por|devo apostar|da a entrada)|quanto (?:por|botar|colocar|apostar))\b/,
  price: /\b(?:odds?|precos?|pag(?:a|am|ando|ar|aria|asse)|cotad[ao]s?)\b/,
  house:
    /(?<!\b(?:time|dono|equipe|quem joga) (?:da|em) )(?<!\b(?:em|fora de) )\bcasas?\b|\b(?:onde|aonde)\b|\bquem (?=cota|oferec)/,
  market: /\b(?:mercados?|apostas?|opcao|opcoes|linhas?)\b/,
  supposed: /\b(?:se fosse|fosse|se tivesse|se achar|se eu achar|e se|se|supondo|digamos)\b/,
  sum: /\b(?:faz a conta|mostra a conta|qual a conta|calcula\w*|a conta)\b/,
} as const satisfies Record<string, RegExp>

export type Sign = keyof typeof PATTERNS
export type Signs = ReadonlySet<Sign>

const SIGNS = Object.entries(PATTERNS).map(([sign, pattern]) => ({
  sign: sign as Sign,
  all: new RegExp(pattern.source, 'g'),
}))

/** The signs of a plain text, and what is left of it. */
export function readSigns(text: string): { signs: Set<Sign>; rest: string } {
  const signs = new Set<Sign>()
  let rest = text
  for (const { sign, all } of SIGNS) {
    const without = rest.replaceAll(all, ' ')
    if (without !== rest) signs.add(sign)
    rest = without
  }
  return { signs, rest: rest.replaceAll(/\s+/g, ' ').trim() }
}
