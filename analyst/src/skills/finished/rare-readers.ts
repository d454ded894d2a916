import type { Reader } from './kind.ts'

/** What a rare word tells. */
export const RARE: readonly Reader[] = [
  {
    kind: 'isOver',
    asked: /\b(ja|ainda) (esta|ta|rola|comecou|acabou|terminou)\b|\b(ta|esta) rolando\b/,
    but: /\bquanto\b/,
  },
  { kind: 'boast', asked: /\b(nao (segui|escutei|ouvi) voces?|fui contra voces?)\b/ },
  { kind: 'parity', asked: /\bpar ou impar\b|\bimpar ou par\b/ },
  {
    kind: 'inModel',
    asked: /\b(isso|ess[ea]s?) (entra\w*|conta\w*|pesa\w*)\b.{0,16}\b(conta|modelo|analise|calculo)\b/,
  },
  { kind: 'nextAnalysis', asked: /\btem (a )?analise d(ele|ela|isso|esse|o proximo|a proxima)\b/ },
  {
    kind: 'next',
    asked:
      /\b(proxim[oa] (jogo|partida|rodada|adversario|compromisso)|jogam? (de novo|outra vez|quando)|quando .{0,16}\b(jogam?|volta\w* a jogar)|quem (pega|enfrenta) (agora|depois|na sequencia))\b/,
    but: /\b(aprend\w+|lic\w+|lev\w+|muda\w*)\b/,
  },
  {
    kind: 'joint',
    asked:
      /\b(combinad\w+|junt\w+|combo|dupla|multipla)\b.{0,12}\b(das duas|dos dois|delas|deles|as duas|os dois)\b|\b(as duas|os dois|tudo) junt\w+\b/,
  },
  { kind: 'combos', asked: /\b(combinac\w+|combinadas?|combos?)\b/, but: /\b(minha|monte|monta|montar|fiz|criar)\b/ },

  {
    kind: 'cashout',
    asked: /\bcash ?out\b|\bencerrei (antes|a aposta)\b/,
  },
  {
    kind: 'unpaid',
    asked: /\b(nao|se nao|ainda nao) (me )?(pag(arem|aram|ar|ou|am)|cair|caiu|creditar\w*)\b/,
    but: /\b(ganhei|bateu) ou\b/,
  },
  {
    kind: 'others',
    asked:
      /\b(outr[ao]s|todas as|demais) (sugest\w+|dicas|palpites|indicac\w+|recomendac\w+)\b|\bsaldo (disso|de tudo|geral|das sugest\w+)\b/,
  },
  { kind: 'weather', asked: /\b(chov\w+|chuva|clima|tempo (ruim|bom)|calor|gramado)\b/, but: /\b(vai|previsao pra)\b/ },
  { kind: 'summary', asked: /\b(resum\w+|balanco|apanhado)\b/ },
  {
    kind: 'failed',
    asked:
      /\b(so )?(o que|quais|que mercados) .{0,12}(deu errado|nao (bateu|bateram|veio|deu)|deram (errado|red)|furou|furaram)\b/,
  },
  {
    kind: 'voided',
    asked: /\b(mercados?|apostas?|alguma?)\b.{0,24}\b(anulad\w+|devolv\w+|cancelad\w+|void)\b/,
    but: /\b(empate anula|handicap)\b/,
  },
  { kind: 'halfFull', asked: /\bintervalo ?\/? ?(e )?final\b|\bht ?\/? ?ft\b/ },
  {
    kind: 'goals',
    asked: /\b(esperav\w+|previ\w+|prevista?\w*) (quantos )?gols\b|\bquantos gols\b|\bgols? esperad\w+\b/,
    but: /\b(ultim\w+|medias?|chances?|por jogo|diferenca|marcou|tomou|sofreu)\b/,
  },
  { kind: 'normal', asked: /\b(essa|esta|tanta|uma) diferenca\b.{0,16}\b(normal|comum|grande|muita|acontece)\b/ },
  { kind: 'kelly', asked: /\bkelly (inteiro|cheio|completo|total)\b/ },
  {
    kind: 'normalTime',
    asked:
      /\b(90 minutos|prorrogac\w+|acrescimos?)\b.{0,30}\b(conta\w*|val\w+|entra\w*)\b|\b(conta\w*|valeu?|vale|entra\w*)\b.{0,30}\b(90 minutos|prorrogac\w+|acrescimos?)\b/,
  },
  {
    kind: 'margin',
    asked: /\bpor quantos (gols)?\b|\b(quantos gols de|qual a|que) diferenca\b/,
    but: /\b(odd|reais|sugest\w+)\b/,
  },
  {
    kind: 'cleanSheet',
    asked: /\b(sem (levar|sofrer|tomar) gols?|nao (levou|sofreu|tomou) gols?|gol zerado)\b/,
    but: /\b(ultim\w+|jogos|partidas|chances?)\b/,
  },
  { kind: 'between', asked: /\bdiferenca\b.{0,24}\b(reais|r \d+|conto)\b/ },
  {
    kind: 'fell',
    asked:
      /\b(qual|quem|que) .{0,20}\b(me )?(derrub\w+|quebr\w+|mat(ou|aram)|estrag\w+|ferr\w+|caiu|furou)\b|\b(derrub\w+|quebr\w+|matou|estragou) (o |a |minha |meu )?(multipla|bilhete|dupla|tripla|acumulada)\b/,
  },
  {
    kind: 'alive',
    asked:
      /\b(to|tou|estou|continuo|sigo|fico|ainda) (ainda )?(to )?viv[oa]\b|\bmultipla (ta|esta|segue|continua) viva\b/,
  },
  {
    kind: 'singles',
    asked:
      /\b(quais|que|lista\w*|liste|todos|tudo|o que)\b.{0,40}\b(mercados?|apostas?|simples|entradas?|palpites?|opcoes)\b.{0,40}\b(bat\w+|green|certo|acert\w+|entr\w+|veio|vieram|venc\w+|ganh\w+|pag\w+)\b|\bo que (bateu|deu green|deu certo|acertou|entrou|vingou)\b|\b(mercados?|apostas?) que (bat\w+|deram|acert\w+|entr\w+|venc\w+|ganh\w+)\b/,
  },
  {
    kind: 'best',
    asked:
      /\b(olhando pra tras|em retrospecto|sabendo (agora|do placar|o placar|do resultado)|depois do jogo|com o placar na mao)\b.*\b(apost\w+|mercado|pag\w+|melhor|lucr\w+)\b|\b(aposta|mercado|odd|palpite)\b.{0,30}\b(mais (pag\w+|dava|rend\w+|lucr\w+)|(pag\w+|rend\w+|dava|lucr\w+) mais|maior (odd|lucro|retorno))\b|\bmelhor aposta (teria|seria|era|foi)\b/,
    but: /\bdel[ae]s\b|\bqual (dos|das) (dois|duas|tres|3|2)\b/,
  },
  {
    kind: 'knowable',
    asked:
      /\b(podia|dava (pra|para)|tinha como|era possivel|alguem|daria (pra|para)) .{0,20}\b(saber|sabia|prever|adivinh\w+|imagin\w+)\b/,
  },
]
