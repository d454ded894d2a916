import type { Reader } from './kind.ts'
import { PAST } from './past-words.ts'

/** What is asked of the match itself, first fit wins: what a rare word tells stands before what common words tell. */
export const OF_MATCH: readonly Reader[] = [
  {
    kind: 'zebra',
    asked:
      /\b(zebra|surpresa|surpreend\w+|azarao|inesperad\w+|dentro do (esperado|previsto)|favorito (ganhou|venceu|confirmou|levou))\b/,
    but: PAST,
  },
  {
    kind: 'rank',
    asked:
      /\bplacar\b.{0,40}\b(entre|dentro|top|lista|mais prova\w+|provave\w+|esperad\w+|previst\w+)\b|\b(acert\w+|crav\w+|previ\w+) o placar\b|^(e )?em que (posicao|lugar|colocacao)\b|^(e )?qual (a )?(posicao|colocacao)( dele)?$/,
    but: /\bqual (o|era o|foi o) placar mais\b/,
  },
  {
    kind: 'lessons',
    asked:
      /\b(aprend\w+|lic(ao|oes)|tir(o|ar|amos) d(isso|esse jogo|essa partida|aqui)|lev(o|ar) (pro|para o|pra) proxim\w+|moral da historia|ensina\w*)\b/,
  },
  {
    kind: 'noExcuse',
    asked:
      /\b(nao (vem|venha|me vem|quero|adianta)|para|chega|sem) .{0,12}\b(papo|desculpa|conversa|lenga|historinha|enrol\w+)\b/,
    but: /\b(bat\w+|fur\w+|sugest\w+|quem|resum\w+|faz|previst\w+|quanto|qual|quais|como|deu)\b/,
  },
  {
    kind: 'prove',
    asked:
      /\b(um|unico|so um) .{0,10}(caso|jogo|resultado) (nao )?(refuta|desmente|derruba|prova|invalida)\b|\b(um|1|so um|so 1) (so )?jogo( so)?\b.{0,30}\b(prov\w+|sab\w+|diz\w*|mostra\w*|serve|basta|da)\b|\b(saber|ver|separar|distinguir) a diferenca\b/,
  },
  {
    kind: 'change',
    asked:
      /\b(voces?|modelo|analise|vcs)\b.{0,20}\b(mud\w+|ajust\w+|corrig\w+|conserta\w+|melhora\w*)\b.{0,20}\b(depois|agora|disso|com isso|por causa|nele|nisso)?|\b(resultado|placar|jogo)\b.{0,20}\bmuda\w*\b.{0,20}\b(previs\w+|chances?|analise|conta)\b|\bo que (muda|voces mudam)\b/,
  },
  {
    kind: 'wrong',
    asked:
      /\b(modelo|voces?|vcs|analise|previsao|conta|site|app)\b.{0,24}\b(err\w+|falh\w+|furou|furaram|azar|sorte|culpa|acert\w+ (ou|mesmo))\b|\b(foi|era) (so )?(azar|sorte|erro|falha)\b|^(e )?(entao )?voces? acert\w+( (o resultado|mesmo|ou nao|entao|esse|nesse))*$|\b(azar|sorte) ou\b|\b(erro|err\w+) ou (foi )?(azar|sorte)\b|\berr\w+ feio\b/,
    but: /\b(escanteios?|cart\w+|quantas vezes|costuma\w*|sempre|geral|media)\b/,
  },
  {
    kind: 'moreGoals',
    asked:
      /\bmais gols?\b.{0,24}\b(primeiro|1o|segundo|2o)\b|\b(primeiro|1o) ou (n?o )?(segundo|2o)\b|\bem (que|qual) tempo\b/,
    but: /\b(chances?|provave\w*|costuma\w*|espera\w*)\b/,
  },
  {
    kind: 'minute',
    asked:
      /\b((que|qual) (minuto|hora)|quando|cedo|no fim|acrescimos?|minutos?)\b.{0,24}\b(saiu|sairam|foi|marc(ou|aram)|gols?)\b|\b(gols?|saiu|foi) .{0,16}\b(cedo|no fim|acrescimos?|minuto)\b/,
    but: /\b(tivesse|sem gol|ultim\w+|se |chances?)\b/,
  },
  {
    kind: 'firstGoal',
    asked:
      /\b(quem|qual time) (abriu|fez o primeiro|marcou (o )?primeiro|saiu na frente|comecou ganhando)\b|\babriu o placar\b|\bprimeiro (gol )?(a marcar|foi de quem)\b/,
    but: /\b(chances?|prova\w+)\b/,
  },
  {
    kind: 'comeback',
    asked: /\b(virou|virada|de virada|segurou|teve virada|saiu atras|chegou a (perder|empatar)|esteve perdendo)\b/,
    but: PAST,
  },
  {
    kind: 'scorers',
    asked:
      /\b(quem (fez|marcou|meteu|anotou|balancou)|de quem foi|autor\w*|artilheiro|gol foi de)\b|\b(jogador|craque|destaque|melhor em campo)\b/,
    but: PAST,
  },
  {
    kind: 'corners',
    asked: /\b(escanteios?|corners?|cantos)\b/,
    but: /\b(chances?|medias?|ultim\w+|provave\w*|odd justa|esperav\w+|projec\w+)\b/,
  },
  {
    kind: 'cards',
    asked: /\b(cart(ao|oes)|amarelos?|vermelhos?|expuls\w+)\b/,
    but: /\b(chances?|medias?|ultim\w+|provave\w*|odd justa|projec\w+|credito)\b/,
  },
  {
    kind: 'play',
    asked:
      /\b(posse|chutes?|finaliza\w+|faltas?|impediment\w+|penalti\w*|var|publico|torcida|juiz|arbitr\w+|xg|lesion\w+|machuc\w+)\b|\b(resultado|placar|vitoria) (foi |era )?(justo|justa)\b|\bmerec\w+/,
    but: /\b(chances?|medias?|ultim\w+|costuma\w*|modelo|entra\w*|conta\w*|falta (algo|dado|info)\w*)\b/,
  },
  {
    kind: 'half',
    asked: /\b(no |do |o )?(intervalo|primeiro tempo|1o tempo|segundo tempo|2o tempo)\b/,
    but: /\b(chances?|provave\w*|odds?|over|under|mais de|menos de|ambas|medias?|esperav\w+|costuma\w*)\b/,
  },
]
