const NUMBER = String.raw`(\d{1,2}|duas|dois|tres|quatro|cinco|seis|sete|oito|nove|dez|quinze|vinte)`
const SPOKEN = '(?:um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez)'
const GAMES = '(?:jogos?|partidas?|rodadas?|confrontos?|encontros?|duelos?|compromissos?|apresentacoes)'
const GOALS = '(?: (?:nenhum |nem um |algum )?(?:gols?|tentos?))?'
const CONCEDES = String.raw`(?:lev|tom|sofr|ced)(?:ou|eu|a|e|am|em|aram|eram|amos|emos|o|ando|endo|ado|ido|ava|ia)\b`

/** The words for what can be asked of games, in the order in which they are taken out of a text. */
export const LEXICON = [
  ['streak', /\b(?:faz|ha) (?:mais de |uns |quase )?\d{1,2} (?:jogos|partidas)\b/],
  ['rate', /\b(?:em )?%(?: de aproveitamento)?(?=.*\baproveitamento\b)|\baproveitamento\b(?: em %| percentual)?/],
  [
    'howMany',
    /\b(?:tem|sao|tinha|conhece\w*|conta\w*|voces tem) quant[oa]s (?:jogos|confrontos|partidas|duelos)\b|\bquant[oa]s (?:jogos|confrontos|duelos|partidas) (?:tem|voces tem|sao|estao|entram)\b|\bdesde que ano\b|\bdesde quando\b/,
  ],
  ['points', new RegExp(String.raw`\bde (?:\d+|${SPOKEN}) pontos(?: (?:possiveis|disputados|em disputa))?\b`)],
  [
    'margin',
    new RegExp(
      String.raw`\b(?:por|com|de) (?:pelo menos )?(\d|${SPOKEN})(?: gols?)?(?: ou mais)?(?: gols?)? de (?:diferenca|vantagem|folga|saldo)\b`,
    ),
  ],
  ['wideLoss', /\bperd\w+ (?:de|por) (?:muito|pouco|goleada)\b/],
  ['wideWin', /\b(?:ganh|venc)\w+ (?:de|por) (?:muito|pouco|goleada)\b/],
  ['before', /\b(?:e )?(?:o |a )?(?:antes(?: dess[ea]| dist?o| dele)?|anterior|penultim[oa](?: jogo| partida)?)$/],
  ['against', /\bp(?:ra|ara|ro) quem\b|\bde quem\b|\bcontra quem\b|\bem quais\b|\bquais (?:forma|foram|jogos)\b/],
  [
    'meetings',
    /\bconfrontos? diret\w+|\b(?:h2h|cara a cara|retrospecto(?! (?:d|n)[aeo]s ultim[ao]s)|freguesia|tabu)\b|\bentre (?:eles|os dois|ambos|as duas|clubhome e clubaway|clubaway e clubhome)\b|\bse (?:enfrent|pegar|encontr)\w+|\b(?:ultim[oa]s? )?(?:confrontos|duelos|encontros)\b|\bhistorico(?: (?:do confronto|de confrontos?|d[oa]s? (?:dois|duelo)))?|\bum contra o outro\b/,
  ],
  ['fregues', /\bfregues\w*/],
  [
    'commonScore',
    /\bplacar(?:es)? (?:que )?(?:(?:mais|que mais) (?:se )?(?:repet\w+|comum|comuns|frequente|aparec\w+|saiu|sai|deu|acontec\w+)|(?:se )?(?:repet\w+|aparec\w+|saiu|sai) mais)(?: vezes)?/,
  ],
  [
    'spread',
    /\bdesvio(?: padrao)?\b|\bplacar(?:es)? elastico\w*(?: pux\w+ a media)?|\b(?:goleadas? )?pux\w+ a media\b|\bvariancia\b|\boscil\w+/,
  ],
  [
    'widestLoss',
    /\b(?:maior|pior) (?:derrota|surra|sacode|chocolate)|\b(?:maior|pior) goleada\b(?=.*\b(?:lev|sofr|tom)\w+)/,
  ],
  ['widestWin', /\bmaior (?:vitoria|goleada|placar)|\bmelhor (?:vitoria|resultado)/],
  ['comesFrom', /\b(?:vem|vinha|chega\w*|vindo)(?: ai)? (?:de|duma|de uma) (?:vitoria|derrota|empate)\b/],
  ['wherePlayed', /\bem casa ou (?:foi )?fora(?: de casa)?|\bfora(?: de casa)? ou (?:foi )?em casa\b/],
  [
    'lastN',
    new RegExp(
      String.raw`\b(?:ultim[oa]s? ${NUMBER}|${NUMBER} ultim[oa]s?|${NUMBER} (?:(?:jogos|partidas) )?(?:mais recentes|anteriores|recentes))(?: ${GAMES})?\b`,
    ),
  ],
  [
    'latestWin',
    /\bultim[oa] (?:vitoria|triunfo)|\bultima vez que (?!.{0,16}quem)(?:el[ea]s? |o |clubhome |clubaway )*(?:ganh|venc|bat)\w+/,
  ],
  ['latestLoss', /\bultima derrota|\bultima vez que .{0,24}?perd\w+/],
  ['latestDraw', /\bultimo empate|\bultima vez que .{0,24}?empat\w+/],
  [
    'latest',
    /(?<!\bn[oa] )\bultim[oa] (?:jogo|partida|resultado|placar|confronto|encontro|duelo|embate|vez)\b|\bultim[oa]\b(?! (?:semana|mes|ano|temporada))|\bjogo passado\b|\bpartida passada\b/,
  ],
  [
    'recent',
    /\b(?:n?os )?ultimos (?:anos|meses|tempos)\b|\bultim[oa]s(?: (?:jogos|partidas|rodadas|resultados))?\b|\brecente(?:s|mente)?\b|\bultimamente\b|\bnos jogos anteriores\b/,
  ],
  [
    'season',
    /\b(?:n?esse|n?este|no|do) (?:ano|campeonato)\b|\b(?:n?[ae]ssa|n?esta|na|da) (?:temporada|liga|competicao)\b|\bcampeonato\b|\btemporada\b/,
  ],
  [
    'own',
    /\b(?:clubhome|um) (?:(?:jogando )?em casa|como mandante) (?:e|vs|x|contra|versus|com) (?:o )?(?:clubaway|outro) (?:(?:jogando )?fora(?: de casa)?|como visitante)/,
  ],
  [
    'groundHome',
    /\b(?:n?[oa]s?|d[oa]) (?:casa|estadio|campo|arena|mando) (?:de |d[oa] )clubhome\b|\b(?:aqui|la) n(?:esse|este|o) estadio\b|\bnesse (?:estadio|campo)\b/,
  ],
  ['groundAway', /\b(?:n?[oa]s?|d[oa]) (?:casa|estadio|campo|arena|mando) (?:de |d[oa] )clubaway\b/],
  [
    'home',
    /\b(?:so |apenas |somente |jogando |dentro )*(?:n?os jogos )?(?:em casa|de casa|no proprio (?:estadio|campo)|como mandante|nos seus dominios|diante da torcida)\b(?<!fora de casa)/,
  ],
  [
    'away',
    /\b(?:so |apenas |somente |jogando )*(?:n?os jogos )?(?:fora(?: de casa)?|como visitante|longe de casa|na casa d[oae]s? (?:outr\w+|adversari\w+|rival))\b/,
  ],
  [
    'both',
    /\b(?:(?:os|as) )?(?:dois|duas|ambos|ambas)(?: (?:times?|equipes?|lados))?(?: (?:os|as) (?:times|equipes))? (?:marc\w+|fizeram gols?|balanc\w+|fazem gols?)|\bbtts\b|\bgols? d(?:os dois|e ambos os|e ambos) (?:lados|times)/,
  ],
  [
    'over',
    new RegExp(
      String.raw`\b(?:mais (?:de|que)|overs?(?: de)?|acima de|pass\w+ d[eo]s?|superou|superaram) ?(\d(?:\.5)?)\b(?: gols?)?|(?<!\d)\+ ?(\d\.5)\b(?: gols?)?|\b(\d|${SPOKEN}) (?:gols? )?ou mais(?: gols?)?|\b(?:pelo menos|no minimo) (\d|${SPOKEN})(?: gols?)?`,
    ),
  ],
  [
    'under',
    new RegExp(
      String.raw`\b(?:menos (?:de|que)|unders?(?: de)?|abaixo de) ?(\d(?:\.5)?)\b(?: gols?)?|(?<!\d)- ?(\d\.5)\b(?: gols?)?|\b(?:no maximo|ate) (\d|${SPOKEN})\b(?: gols?)?`,
    ),
  ],
  [
    'clean',
    new RegExp(
      String.raw`\b(?:nao (?:lev|sofr|tom|ced)\w+|sem (?:levar|sofrer|tomar|ceder))${GOALS}|\bclean ?sheets?\b|\bnao (?:foi|foram) vazad\w+|\bsem ser vazad\w+|\bzerad[oa] atras|\bzero gols? (?:sofrid|contra)\w*|\bpass\w+ (?:ilesa?|em branco atras)\b`,
    ),
  ],
  [
    'blank',
    new RegExp(
      String.raw`\bnao (?:marc\w+|fez|fizeram|faz)${GOALS}|\bsem (?:marcar|fazer)${GOALS}|\b(?:pass\w+|fic\w+|sai\w+) (?:em branco|zerad\w+|sem gols?)\b|\bem branco\b|\bzerou\b`,
    ),
  ],
  ['unbeaten', /\bsem (?:perder|derrotas?)\b|\bnao (?:perd\w+)\b|\binvict\w+|\binvencibilidade\b/],
  ['winless', /\bsem (?:ganhar|vencer|vitorias?)\b|\bnao (?:ganh\w+|venc\w+)\b|\bjejum(?: de vitorias?)?\b/],
  [
    'streak',
    /\b(?:jogos |partidas |vezes )?(?:seguid\w+|consecutiv\w+|em sequencia|emendad\w+)\b|\bsequencia\b|\b(?:ha|faz|fazem|a) (?:quant[oa]s?|uns|umas)(?: (?:tempo|jogos|partidas|rodadas|meses|anos))?\b|\b(?:ta|esta|fica|faz|ha) quanto tempo\b|\bquanto tempo\b|\bquant[oa]s (?:jogos|partidas) .{0,30}(?=\bsem\b)/,
  ],
  ['better', /\blev\w+ (?:a melhor|vantagem)|\btem vantagem\b|\bganha mais\b|\bquem manda(?: mais)?\b|\bdomina\w*\b/],
  [
    'wins',
    /\bvitorias?\b|\btriunfos?\b|\b(?:ganh|venc|bat)(?:ou|eu|a|e|em|am|aram|eram|er|ar|emos|amos|ia|ava|endo|ando)\b|\bvencid\w+/,
  ],
  ['losses', /\bderrotas?\b|\bperd(?:eu|eram|e|em|er|emos|ia|endo|idos?|idas?)\b/],
  ['draws', /\bempat\w+/],
  [
    'goalsAgainst',
    new RegExp(
      String.raw`\b(?:gols? )?(?:sofrid|levad|tomad|concedid)[oa]s?\b|\bgols? contra\b|\b${CONCEDES}(?: (?:muitos?|tantos?|mais|menos) )?${GOALS}`,
    ),
  ],
  [
    'goalsFor',
    /\bgols? (?:marcad|feit)[oa]s?\b|\bgols? (?:pro|a favor)\b|\b(?:marc(?:ou|a|am|aram|ando|ava|amos|ados?)|fez|faz|fizeram|fazem|fei[sz]|anot\w+|balanc\w+ (?:a|as) redes?|fazendo)(?: (?:muitos?|tantos?|mais|menos))?(?: gols?)?\b|\bfeitos\b/,
  ],
  ['goals', /\bgols?\b|\btentos?\b|\bbola na rede\b/],
  ['attack', /\bataques?\b|\bsetor ofensivo\b|\bofensiv\w+/],
  ['better', /\b(?:maior|mais) solid\w+(?= defensiv)/],
  ['defence', /\bdefesas?\b|\bzagas?\b|\bsetor defensivo\b|\bdefensiv\w+|\bretaguarda\b/],
  ['points', /\bpontos\b/],
  ['mean', /\b(?:em |na )?medias?\b|\bpor (?:jogo|partida)\b/],
  ['count', /\bquant[oa]s?\b(?: vezes)?|\bqnts?\b/],
  ['better', /\bmelhor(?:es)?\b|\bpior(?:es)?\b/],
  ['always', /\btod[oa]s\b|\bsempre\b|\btudo\b/],
  ['never', /\bnunca\b|\bjamais\b/],
  ['ever', /\bja\b|\balguma vez\b/],
  ['who', /\bquem\b|\bqual(?: d[oe]s)?(?: (?:dois|duas))?(?: times?| equipes?)?\b/],
  ['most', /\bmais\b|\bmaior\b|\bmuit[oa]s?\b|\bbastante\b/],
  ['least', /\bmenos\b|\bpouc[oa]s?\b/],
  [
    'eachOf',
    /\bcada (?:um|uma|time|lado|equipe)\b|\bde cada$|\b(?:os|dos|as|das) (?:dois|duas)(?: times| equipes| lados)?\b|\bambos\b|\bos times\b/,
  ],
  ['otherOne', /\bo outro(?: time| lado)?\b|\b(?:o|do) adversario\b/],
  [
    'how',
    /\bcomo (?:ta|esta|estao|anda|andam|vem|vai|vao|foi|foram|forma|chega|chegam|joga)\b|\b(?:fase|forma|momento|desempenho|campanha|rendimento|retrospecto)\b|\banda (?:bem|mal)\b|\bta (?:bem|mal|voando|pipocando)\b|\bvem bem\b/,
  ],
  [
    'good',
    /\b(?:e|sao) (?:bom|forte|fraco|ruim|bons|fortes)\b|\b(?:vai|joga|anda|vem) (?:bem|mal)\b|\bvoando\b|\bpipoc\w+|\bon fire\b|\bflopad\w+|\bembalad\w+|\bem crise\b|\bmal das pernas\b|\bem alta\b|\bem baixa\b|\bafiad\w+/,
  ],
  ['list', /\blist\w+|\bquais\b|\bresultados?\b|\bplacar(?:es)?\b|\bmostr\w+/],
  ['when', /\bquando\b/],
  [
    'fill',
    /\b(?:sai|sairam|saiu|saem|rola\w*|deu|da|dao|aconteceu|acontece\w*|contando|considerando|pegando|olhando|pensando|jogando|apresent\w+|pega|pegue|volta|voltando|acha\w*|mesma|onde|quanto|maioria|adversario|rival|compar\w+|analis\w+|jogou|jogaram|joga|chega\w*|vindo|fazendo)\b/,
  ],
] as const satisfies readonly (readonly [string, RegExp])[]

export type Mark = (typeof LEXICON)[number][0]
