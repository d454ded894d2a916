import type { Side } from '#reading/ask.ts'
import type { AroundQuery, Query } from './query.ts'
import { goesOn } from './thread.ts'
import { clubsIn, findMarks, unplaced } from './words.ts'

const WEATHER = [
  ['heat', /\b(?:\d+ graus|calor|quente|frio|temperatura|graus|sol(?: forte)?)\b/],
  ['wind', /\b(?:vento|ventania|ventando)\b/],
  ['fill', /\b(?:vi|li|disseram|ia|iam|fazer|fazendo|faz|previsto)\b/],
  [
    'effect',
    /\b(?:isso |que |ela )?(?:atrapalh\w+|influenci\w+|afet\w+|mex\w+|mud\w+|alter\w+|interfer\w+|diminu\w+|derrub\w+|pes\w+|pre?judic\w+)\b(?: (?:em )?alguma coisa| pra ter| pra| para| com| em| n[oa]s?)*|\bfaz diferenca\b|\bem que medida\b/,
  ],
  ['rain', /\b(?:chov\w+|chuv\w+|temporal|garo\w+|toro|agua)\b/],
  [
    'weather',
    /\b(?:previsao|condic\w+)(?: do)?(?: (?:tempo|climatic\w+))?(?: previst\w+)?\b|\b(?:clima|tempo|vento|ventania|calor|frio|temperatura|graus|sol|quente|umidade)\b|\bclimatic\w+|\bprevist\w+/,
  ],
  ['pitch', /\b(?:gramado|campo|grama)(?: (?:pesado|molhado|encharcado|ruim|alagado))?\b/],
  ['goals', /\b(?:(?:numero|quantidade|expectativa|chance) de )?gols?\b|\bplacar\b/],
  ['hour', /\b(?:na|durante a|no) (?:hora|horario|momento|dia)(?: d[oa] (?:jogo|partida))?\b|\bdurante\b/],
] as const satisfies readonly (readonly [string, RegExp])[]

/** The weather, and what it does to the game. 'Tempo' alone may be a half: it needs its forecast. */
export function readWeather(text: string, before: Query | null): AroundQuery | null {
  const found = findMarks(text, WEATHER)
  if (unplaced(found.rest).length > 0 || /\b(?:1o|2o|primeiro|segundo) tempo\b|\bquanto tempo\b|\btempos\b/.test(text))
    return null
  const isPrior = before?.kind === 'rain' || before?.kind === 'weather' || before?.kind === 'weatherEffect'
  const isNamed =
    found.has('rain') ||
    (found.has('weather') && (!/\btempo\b/.test(text) || /previsao|como (?:vai|ta|esta)|na hora|clima/.test(text)))
  if (found.has('effect') && (isNamed || (isPrior && goesOn(text)) || found.has('pitch')))
    return { kind: 'weatherEffect', side: null }
  if (!isNamed && !found.has('heat') && !found.has('wind')) return null
  if (!found.has('rain') && (found.has('heat') || found.has('wind')))
    return { kind: found.has('heat') ? 'heat' : 'wind', side: null, ...degreesIn(text) }
  return { kind: found.has('rain') ? 'rain' : 'weather', side: null }
}

function degreesIn(text: string): { degrees?: number } {
  const [, degrees] = /\b(\d{1,2}) graus\b/.exec(text) ?? []
  return degrees === undefined ? {} : { degrees: Number(degrees) }
}

const PLACE_AND_TIME = [
  [
    'postponed',
    /\b(?:adiad\w+|cancelad\w+|remarcad\w+|suspenso o jogo|confirmad\w+)\b|\bvai ter jogo\b|\bmud\w+ (?:de|a|o) (?:data|dia|horario)\b/,
  ],
  [
    'competition',
    /\b(?:por |em )?(?:qual|que) (?:campeonato|competicao|liga|torneio|rodada|serie|divisao)\b|\b(?:rodada|mando|campo neutro|neutro)\b/,
  ],
  [
    'when',
    /\b(?:a )?que horas?\b|\bque dia\b|\bqual (?:o |a )?(?:horario|hora|dia|data)\b|\b(?:horario|data)\b|\bquando (?:e|vai ser|sera|comeca|rola|acontece)\b|\bcomeca\b|\bdia\b|\bhoras?\b/,
  ],
  [
    'where',
    /\b(?:em )?(?:que|qual)(?: o)? (?:estadio|cidade|lugar|arena|campo|local)\b|\bonde (?:e|vai ser|sera|rola|acontece|joga\w*|fica)\b|\b(?:estadio|local|cidade|arena)\b/,
  ],
  [
    'fill',
    /\b(?:horario )?(?:de )?brasilia\b|\b(?:rola|acontece|sera|disputad\w+|realizad\w+|marcad\w+|se enfrent\w+|enfrentar\w+|bola rola)\b/,
  ],
] as const satisfies readonly (readonly [string, RegExp])[]

/** When and where the match is played. */
export function readPlaceAndTime(text: string): AroundQuery | null {
  const found = findMarks(text, PLACE_AND_TIME)
  if (unplaced(found.rest).length === 0 && found.has('postponed')) return { kind: 'postponed', side: null }
  if (unplaced(found.rest).length > 0 || /\bultim|\bfoi\b|\bganh|\bvenc|\bperd|\bsair?\b|\btabela\b/.test(text))
    return null
  const [when, where] = [found.has('when'), found.has('where')]
  if (when && !/\b(?:jogo|partida|horas?|horario|data|dia|comeca|rola|enfrent\w+)\b/.test(text)) return null
  if (found.has('competition')) return { kind: 'competition', side: null }
  if (!when && !where) return null
  return { kind: when && where ? 'whenWhere' : when ? 'when' : 'where', side: null }
}

const REST = [
  [
    'rest',
    /\b(?:dias? de )?(?:descans\w+|folga|repouso)\b|\b(?:jogou|jogaram|joga) (?:no|em) meio d[ae] semana\b|\bquant[oa]s dias\b|\bcansad\w+/,
  ],
  ['each', /\bcada (?:um|time)\b|\b(?:os|dos) dois(?: times)?\b|\bambos\b/],
] as const satisfies readonly (readonly [string, RegExp])[]

/** How long each club has rested. */
export function readRest(text: string): AroundQuery | null {
  const found = findMarks(text, REST)
  if (!found.has('rest') || unplaced(found.rest).length > 0) return null
  const [side, other] = clubsIn(text)
  return { kind: 'rest', side: side && !other ? side : null }
}

const PEOPLE = [
  [
    'scorers',
    /\bquem (?:fez|marcou|anotou)(?: (?:o|os))? gols?\b|\b(?:artilheir\w+|goleador\w*)\b|\bautor(?:es)? d[oe]s? gols?\b/,
  ],
  ['referee', /\b(?:juiz|juiza|arbitr\w+|apitador|quem apita)\b/],
  [
    'coach',
    /\b(?:tecnico|treinador|professor)\b(?: (?:novo|interino|do clubhome|do clubaway|caiu|saiu|mudou|foi demitido))*(?: semana passada| ontem| agora)?(?:.*\b(?:levam?|entra\w*|considera\w*|usa\w*) (?:isso )?(?:em|na) conta\b)?/,
  ],
  [
    'pitch',
    /\b(?:gramado|grama|campo|piso)(?: la)? (?:e |eh )?(?:sintetic\w+|natural|artificial|ruim|bom)\b|\bsintetic\w+|\baltitude\b/,
  ],
  ['travel', /\bviaj\w+(?: muito| longe)?(?: (?:pra|para) (?:chegar|jogar))?|\bviagem\b|\bdistancia\b/],
  [
    'lineup',
    /\bescalac\w+|\bescalad\w+|\btime titular\b|\bonze inicial\b|\bprovave(?:l|is) (?:time|escalac\w+)\b|\bformacao\b/,
  ],
  [
    'absent',
    /\b(?:ta|esta|estao|fica|ficam|quem|vai ficar)(?: de)? fora\b|\bdesfal\w+|\b(?:machucad|lesionad|suspens|contundid|poupad|vetad|expuls)\w*|\bles(?:ao|oes)\b|\bausenc\w+|\bausentes?\b|\bbaixas\b|\bdepartamento medico\b|\bdm\b/,
  ],
  [
    'player',
    /\b(?:atacante|centroavante|goleiro|zagueiro|meia|lateral|volante|artilheiro|camisa (?:9|10)|craque|titular(?:es)?|reservas?|jogador(?:es)?|capitao|tecnico)\b/,
  ],
  ['plays', /\b(?:jog(?:a|am|ar|ara)|entra\w*|vai pro jogo|confirmad\w+|escal\w+|volta\w*|disponivel|relacionad\w+)\b/],
  ['comes', /\b(?:sai|saiu|sair|saem|divulg\w+|anunci\w+|solt\w+)\b/],
  [
    'fill',
    /\b(?:lev\w+|tom\w+|sofr\w+|marc\w+|gols?|ultim[oa]|campeonato|cart(?:ao|oes)|cartao|da|impresao|impressao|tenho|chegar|importante|essas?|importantes|dos dois lados|alguem|tem|provavel|hora|horas|antes|normalmente)\b/,
  ],
] as const satisfies readonly (readonly [string, RegExp])[]

/** Who plays and who does not, which is not known. */
export function readPeople(text: string, before: Query | null): AroundQuery | null {
  const found = findMarks(text, PEOPLE)
  if (
    unplaced(found.rest).length > 0 ||
    /\b(?:conta|contas|calculo|analise|modelo|chance)\b/.test(text.replace(/ (?:em|na) conta\b/, ''))
  )
    return null
  const [side, other] = clubsIn(text)
  const one: Side | null = side && !other ? side : null
  const isPrior = before?.kind === 'lineup' || before?.kind === 'absent' || before?.kind === 'player'
  if (
    found.has('comes') &&
    /\bquando\b|\bque horas\b|\bcostuma\b|\bhoras?\b/.test(text) &&
    (found.has('lineup') || (isPrior && goesOn(text)))
  )
    return { kind: 'lineupWhen', side: null }
  const unknown = (['scorers', 'referee', 'pitch', 'travel', 'coach'] as const).find((kind) => found.has(kind))
  if (unknown) return { kind: unknown, side: one }
  if (before?.kind === 'referee' && goesOn(text) && /\bcart(?:ao|oes)\b/.test(text)) return before
  if (found.has('lineup')) return { kind: 'lineup', side: one }
  if (found.has('player') && found.has('plays') && !found.has('absent')) return { kind: 'player', side: one }
  if (found.has('absent')) return { kind: 'absent', side: one }
  return null
}
