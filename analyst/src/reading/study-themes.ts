import type { Theme } from './themes.ts'

/** Questions about the facts behind a match. */
export const STUDY_THEMES = [
  {
    id: 'form',
    patterns: [
      [/\b(forma|fase|momento|sequencia|embalad\w*|desempenho)\b/, 4],
      [
        /\b(ultim[oa]s|recentes?) ((\d+|tres|cinco|dez) )?(jogos|partidas|resultados)\b|\bjogos recentes\b|\bultimamente\b|\bsem (vencer|perder|ganhar)\b|\binvict\w+|\bjejum\b|\bvem (de|jogando)\b|\bcomo (os times |os dois |eles |o time )?(vem|chega\w*|esta|estao|vao|anda\w*)\b|\bvindo de\b|\bvoando\b|\bcomo (o |a )?\w+( \w+)? (vem|chega|anda|esta|ta)\b|\b(perdeu|ganhou|venceu|empatou) (algum|alguma|quantos|quantas|recent\w+)\b|\bvem (mal|bem|melhor|pior|embalad\w+)\b|\bta (mal|bem|ruim|bom)\b|\bultim[oa]s? jogos?\b|\bquantas (vitorias|derrotas)\b|\bquantos empates\b/,
        5,
      ],
    ],
  },
  {
    id: 'headToHead',
    patterns: [
      [
        /\bquem (venceu|ganhou) mais( vezes)?\b|\bconfrontos? diretos?\b|\bfrente a frente\b|\bhistorico\b|\bretrospecto\b|\bse enfrent\w+|\bultimos (encontros|duelos)\b|\bfregues\w*|\bquantas vezes .{0,40}(enfrent\w+|ganhou|venceu|perdeu|empat\w+|jogaram)\b|\b(ganhou|venceu|perdeu|ganha|vence) d[oae] (?!quanto)\w+|\btabu\b|\bentre (eles|os dois)\b|\bja (se )?(jogaram|ganhou|venceu|perdeu|empataram|bateu)\b|\bleva(m)? (a )?(vantagem|melhor)\b.*\b(entre|contra|em cima|historia)\b|\bultim[oa] (jogo|vez|partida|encontro|duelo) (entre|d[eo] \w+ (x|contra))|\bquem manda\b/,
        7,
      ],
      [/\bconfrontos?\b/, 3],
    ],
  },
  {
    id: 'table',
    patterns: [
      [
        /\b(tabela|saldo)\b|\bclassificac\w+|\b(posicao|colocac\w+|colocad\w+|lider|rebaix\w+|z4|g4|g6)\b|\bquantos pontos\b|\bpontos (tem|fez|somou)\b/,
        6,
      ],
      [/\bposicao\b|\bno campeonato\b/, 3],
      [/\b(vitorias?|derrotas?|empates?) .{0,20}(no|do|nesse) campeonato\b/, 4],
    ],
  },
  { id: 'homeAdvantage', patterns: [[/\bmando( de campo)?\b|\bfator casa\b|\bjogar em casa (pesa|ajuda|faz)/, 7]] },
  {
    id: 'weather',
    patterns: [
      [
        /\b(chuva|chov\w+|chuve\w*|clima|climatic\w+|meteorolog\w+|temperatura|calor|(maxima|minima) previs\w+|quente|abafado|frio|vento|ventania|gramado|campo (vai|ta|esta|molhad\w+|pesad\w+|encharcad\w+)|molhad[oa]|temporal|tempestade|toro|aguaceiro|pe d ?agua|garoa\w*|chuvarada|calorao|sol forte|\d\d graus|neblina|granizo|ca\w+ o mundo|previsao d[oe] (tempo|chuva|clima))\b|\btempo (vai|no estadio|na hora|la|hoje|fechado)\b|\bcomo (vai estar|esta) o tempo\b|\bfaz\w* sol\b/,
        7,
      ],
    ],
  },
  {
    id: 'summary',
    patterns: [
      [
        /\banalis(e|es|ar|a|ou|em)\b|\bresum\w+|\bpanorama\b|\bvisao geral\b|\braio x\b|\bleitura d\w+\b|\bessencial\b|\bparecer\b|\bem (poucas palavras|uma frase)\b/,
        4,
      ],
      [
        /\b(sua|tua) opiniao\b|\bo que (esperar|voce acha|acha|achou)\b|\b(me )?(fala|fale|conta|conte) (d[oea]s?|sobre|mais sobre)\b|\bcomo (vai ser|sera|ve) (o|esse|este) jogo\b|^(e )?(o|esse|este) jogo$|\bo que (voces|voce|a analise|o modelo) (diz\w*|achav\w+|previ\w+|falav\w+|esperav\w+|pensav\w+)\b|\b(explica|explique|entender) (esse|este|o) jogo\b|\bpreciso saber\b|\bmanda a letra\b|\b(da|qual) o papo\b|\bme situa\b|\bo que (rola|tem) (nesse|neste)\b/,
        5,
      ],
    ],
  },
  {
    id: 'kickOff',
    patterns: [
      [
        /\bhora d[oa]\b|\bque hora\b|\b(de|a) noite ou\b|\bjogo (e|vai ser|sera) (hoje|amanha|no|na|em)\b|\b(que|qual|em que) (cidade|estado|regiao)\b|\bque horas (e|sera|vai|comeca|joga|o jogo|do jogo|a partida|rola)\b|\bque horas$|\bhorario\b|\bque dia\b|\bquando (e|sera|vai ser|joga\w*|comeca)\b|\bonde (e|sera|vai ser|joga\w*|acontece)\b|\bestadio\b|\blocal d\w+\b|\bcomeca\b|\bcasa de quem\b|\bquem joga\b|\bjogos (de hoje|do dia)\b|\bquem (joga|manda) em casa\b|\brodada\b|\bque (campeonato|liga)\b/,
        6,
      ],
    ],
  },
  {
    id: 'comparison',
    patterns: [
      [
        /\bcompar\w+|\b(ataque|defesa)s?\b|\bquem (ataca|defende|(e|esta|ta|vem|chega) (melhor|mais forte)|marca mais|sofre (mais|menos)|tem (o|a) melhor)\b|\bmais forte\b|\bsuperior\b|\bqual (o |dos )?(time|dois|melhor time)\b/,
        6,
      ],
    ],
  },
  {
    id: 'expectedGoals',
    patterns: [
      [
        /\bxg\b|\bgols? (sao )?(esperad\w+|previst\w+|projetad\w+)\b|\b(expectativa|projecao|quantidade|estimativa) de gols?\b|\bmedia de gols\b/,
        8,
      ],
    ],
  },
  {
    id: 'modelMarket',
    patterns: [
      [
        /\b(modelo|mercado) (e|x|ou|contra|com o|diz|acha|ve|pensa)\b|\bmistur\w+|\b(concord\w+|discord\w+|diverg\w+)\b|\bmodelo\b/,
        6,
      ],
    ],
  },
  {
    id: 'leagueAverages',
    patterns: [
      [
        /\bmedias? .{0,12}d(o|a|este|esta|esse) (liga|campeonato)\b|\b(liga|campeonato) (costuma|tem)\b|\bnormal (no|do|nesse) campeonato\b/,
        9,
      ],
    ],
  },
  {
    id: 'missing',
    patterns: [
      [
        /\bo que (esta |ta )?faltando\b|\b(nao tem|sem|pouca) (nenhuma? |os )?(dados?|informac\w+)\b|\b(times?|clubes?) (existe\w*|sao (reais|de verdade))\b|\bo que (te )?falta\b|\b(dados|clubes|times|jogos?) (sao )?(reais|ficticios?|inventados?)\b|\bleva em conta\b|\b(quais|que) dados\b|\bdados (que )?(falt\w+|usad\w+)\b|\bo que voce nao (sabe|tem)\b|\bfontes?\b|\bde onde (vem|voce tira|saem) (os |esses |estes |seus )?dados\b|\bdemonstrac|\bde quando (sao|e)\b|\batualizad\w+|\brecentes sao\b/,
        7,
      ],
    ],
  },
  {
    id: 'method',
    patterns: [
      [
        /\bde onde (vem|saem|voces tiram|sai|tira\w*) (os |as |esses |essas |estes |estas |seus )?(numeros|probabilidades|chances|percentuais|contas?|isso)\b|\bcomo (voces?|o modelo|e que voces?) cheg\w+|\bcomo (voces? |e que |o modelo )?(calcul\w+|faz (a|as|essa) conta\w*|funciona o modelo|sao feitas)\b|\bmetod\w+|\bo que e o modelo\b|\bmodelo de voces\b|\bcomo (funciona|e feita) (essa|esta|a|sua) (analise|conta)\b/,
        7,
      ],
    ],
  },
] as const satisfies readonly Theme[]
