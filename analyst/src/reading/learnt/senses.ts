/**
 * Words that mean the same when somebody asks of a match, so that what one of them teaches holds for all: a name, and the words or
 * beginnings of words ('venc*') that carry it.
 */
const WORDS = `
WIN venc* ganh* triunf* vitoria* vitorios* derrotar bater bate supera* despach* fatur* amass* atropel* surpreend* prevalec*
LOSE perd* derrota* derrotad* tropec* apanh* caiu decepcion* falh* batido red reds
DRAW empat* igualdade
GOAL gol gols golzinho golaco tento* rede redes bola bolas
SCORE marc* balanc* anot* guard* mete meter enfi* estuf* faz fazer fazem fez feito feitos fizer faca
CONCEDE sofr* lev* tom* conced* vazad* sofrid* leva vaza furad* peneira
MANY muito muita muitos muitas bastante chuva festival montes
FEW pouco pouca poucos poucas
OVER over acima passa
UNDER under abaixo
BOTH ambas ambos dois duas lados
CORNER escanteio* canto cantos corner*
CARD cartao cartoes amarel* vermelho advertencia* expuls*
HALF intervalo etapa etapas metade
HANDICAP handicap asiatic* europeu
GOLEADA gole* lavada folga sacode surra massacr* elastic* larg*
SCORELINE placar placares exato
CHANCE chance* probabilidade* possibilidade* porcent* percent* provavel provaveis prob
ODD odd odds cotac* cota cotas preco precos
PAY pag* rend* retorn* volta voltam embols* receb* premio
HOUSE casas banca bancas bookmaker* site sites dacasa bet365 betano pixbet sportingbet
BEST melhor melhores maior maiores mais top
WORST pior piores menor menores baixa baixo menos
FAIR just* corret* minim*
VALUE valor value valer vale valem compens* edge ev vantagem negocio oportunidade presta
MONEY reais real conto contos grana dinheiro pila mangos nota
BANKROLL bankroll saldo caixa
STAKE stake kelly unidade* mao fatia parcela fracao parte
BET apost* entr* colo* boto bota botar por ponho puser pus jogo arrisc* investi*
OUT fora pular pulo pulo desist* assistir evitar quieto
WAIT esper* aguard* paciencia momento
FORM fase forma momento embal* crise rendimento desempenho sequencia campanha ultimamente recente*
LAST ultim* anterior* passad* derradeir*
DUEL confront* duelo* retrospecto historico encontr* enfrent* embate* fregu* tabu carrasco classico
TABLE tabela classificac* pontos pontuacao lider* lanterna rebaix* posicao colocac* lugar titulo campeao
SEASON campeonato temporada liga torneio competicao ano
AVERAGE media medias
HOME mandante anfitria* mando
AWAY visitante forasteir*
WEATHER toro temporal aguaceiro garoa calorao graus chuva chov* chuv* clima temperatura vent* calor frio molhad* gramado nublado
WHEN quando horas hora horario dia data amanha
WHERE onde estadio cidade local arena
ATTACK ataque* atacante* ofensiv*
DEFENCE defesa* zaga retaguarda defensiv* defend* goleiro meta
COMPARE compar* superior* inferior* forte fortes fraco fracos
MODEL modelo mercado estimativa
DIFFER discord* diverg* concord* diferenc* diferente* discrepanc* varia*
METHOD calcul* metod* conta contas matematic* basei*
MISSING falta faltam faltando dados fonte fontes informac*
TRUST confi* confianca segur* acredit* firme* solid* serio seria honest* golpe certeza nota
RISK risco* perig* armadilha* cilada pegadinha atrapalh* estrag* ameac*
TIP dica* palpite* recomend* suger* sugest* indic* pick* barbada
SURE certez* garant* crav* infali* certeir*
WHY motivo razao explicac* explica* justific* sustenta
MEAN signific* conceito defin* funciona*
EXAMPLE exemplo
COMBO combin* multipla* bilhete combo combos dupla acumulad* junt*
PLAYER jogador* artilheir* craque* goleador* atacantes elenco
LINEUP escal* titular* desfal* lesion* machuc* suspens* poup* reserva* misto
SHOT chut* finaliz* falta faltas impediment* posse penalt*
REF arbitr* juiz apit* var
TV canal tv transm* globo premiere sportv espn youtube streaming cazetv passar assist*
CROWD torcida publico ingresso* lot* arquibancada
MOVE subiu caiu mud* mex* oscil* abriu abertura moviment*
LIVE agora rolando comecou aovivo
ENDED terminou acabou foi ganhou bateu saiu sairam deu green
PLAN plano planos assin* mensalidade custa cobr* gratis gratuit*
ACCOUNT cadastro senha login perfil
US prancheta voces site app aplicativo
PAST ja nunca sempre costuma*
TAX imposto* declar* lei legal crime proibid* regulament*
REST descans* cansad* viaj* viagem desgaste maratona folga
NEED precis* motivad* motivac* decisiv* obrigac*
PEOPLE maioria galera povo pessoal tipster* comentarist* imprensa
DEBT divid* emprest* emprestad* agiota aluguel salario viciad* vicio
ALLIN tudo toda inteira dobr*
NOT nao nem sem nenhum nenhuma ninguem
WHO quem qual quais
HOWMANY quanto quantos quanta quantas
`

type Sense = { exact: ReadonlyMap<string, string>; begins: readonly (readonly [stem: string, sense: string])[] }

function readTable(): Sense {
  const entries = WORDS.trim()
    .split('\n')
    .flatMap((line) => {
      const [sense = '', ...words] = line.split(' ')
      return words.map((word) => [word, sense] as const)
    })
  return {
    exact: new Map(entries.filter(([word]) => !word.endsWith('*'))),
    // The longest beginning says most.
    begins: entries
      .filter(([word]) => word.endsWith('*'))
      .map(([word, sense]) => [word.slice(0, -1), sense] as const)
      .toSorted(([one], [other]) => other.length - one.length),
  }
}

const { exact, begins } = readTable()

/** What people say in several words. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(de fora|passar longe|deixar passar|deixo passar)\b/g, '#OUT'],
  [/\b(fora de casa|como visitante|jogar fora|joga bem fora)\b/g, '#AWAYGROUND'],
  [/\b(em casa|como mandante)\b/g, '#HOMEGROUND'],
  [/\b(em branco|sair zerado|sai zerado|fica zerado|ficar zerado)\b/g, '#BLANK'],
  [/\b(vale a pena|ta pagando bem)\b/g, '#VALUE'],
  [/\bpor que\b/g, '#WHY'],
  [/\bo que (e|significa|quer dizer|vem a ser)\b/g, '#MEAN'],
  [/\b(pelo menos|ao menos|no minimo)\b/g, '#ATLEAST'],
  [/\b(em media|na media|por jogo|por partida)\b/g, '#AVERAGE'],
  [/\b(primeiro|segundo|1o|2o) tempo\b/g, '#HALF'],
]

/** The senses of a plain text in their order; words that carry none are left out, slots keep their own. */
export function sensesOf(text: string): string[] {
  const joined = PHRASES.reduce((left, [pattern, sense]) => left.replaceAll(pattern, sense), text)
  return joined.split(' ').flatMap((word) => senseOf(word) ?? [])
}

const KNOWN = new Map<string, string | null>()

function senseOf(word: string): string | null {
  if (word.startsWith('#')) return word.slice(1)
  if (word === 'clube') return 'CLUB'
  const known = KNOWN.get(word)
  if (known !== undefined) return known
  const sense = exact.get(word) ?? begins.find(([stem]) => word.startsWith(stem))?.[1] ?? null
  KNOWN.set(word, sense)
  return sense
}
