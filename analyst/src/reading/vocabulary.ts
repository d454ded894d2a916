/** Words the recogniser looks for, long enough that a slip of the finger can be told from another word. */
const WORDS = `escanteio escanteios cartao cartoes handicap asiatico europeu dupla chance empate vitoria favorito zebra
azarao ambas marcam placar exato intervalo primeiro segundo tempo classificacao tabela pontos confronto retrospecto historico
recente ultimos forma fase clima chuva temperatura vento odds valor stake banca kelly combinada combinadas multipla
bilhete risco confianca certeza recomenda recomendacao palpite melhor mercado modelo resumo analise horario estadio ataque defesa
visitante mandante gols recuperar prejuizo escalacao desfalque lesao artilheiro jogador arbitro tecnico tempos
poisson variancia margem calibracao gestao probabilidade explica detalha favorita obrigado valeu numeros impar vencer
ganhar resultado campeonato media comparar melhores edge yield chance chances apostar aposta esperados recomendado retorno
lucro vale quanto quantos porcento antes depois jogos posicao pontos derrota vitorias empates ambos casas agora fora equipe
perder vantagem lider analises apostas ultimo ultima previsao confrontos menos marcar resumo tempo handicap europeu gols`
  .split(/\s+/)
  .filter(Boolean)

const KNOWN = new Set(WORDS)
/** Everyday words one letter away from one of ours. */
const LEFT_ALONE = new Set(
  `banco contas conta pontes fases casal disco tempos valores ventos formas ganham ganhara vencera vence ganha clube
firma marca marcar odd ponto corta banda branca chuta chute chutes chutar ponta quarto quadro apostas aposto apostei
apostou apostaria menor maior perdeu perdem perde perco perca jogou jogar jogam empatou empata empatar empatam quantas
quanta retorna esperado esperada vales valeria lucros lados equipes casar vencem marcou marcaram ganhou ganharam ganho
ganhei antas caras dentro forma quando contra chance depois fazer vantagens resta restam valia pagar pagam pagou paga medir
numero value analista analistas venceu venceram empataram jogaram bateu bateram batia marcava
tinha tinham tenha tenham minha linha linhas vinha venha ganha tanta santa junta lenta coluna banana
analisa analisam analisar analisou analisando medio menores maiores limite lances liderar lidera
adora afora amora amostra amostras andes aponta apontar aportar aposenta aposentar aprontar artes banha barca calibre camas
capas casais casam casos causas cantores cartazes carvao celebracao chupa clama clica comportar comprar computar conforto
cooperar destaque derreta desmarque detalhe detalhes duplo embate embates escalado escalada estagio estudio exito foram forca
forcas forja forme gesto historia historias honorario impor jogado lidar lucra manos marcado marcados marcador marcando
marchar medica medida medidas mediu medos meios melhora melhoram melhorar melhorou mentores merecido metia midia milhares
modulo montante mulheres multiplica multiplicar obrigacao pintos pontas portanto portos postos precisa precisam precisar
precisao precisarei precisava previsto prevista previstas primario prontos provento quartos quinto quintos receita regente regulado
remunerar repente resgatado revoltado risca seguido seguidos seguidor seguindo segurado segurando tabula temos temperos templo
valem valer vapor vendo vender vendi venho vigilante vistoria voltagem azarado chova`.split(/\s+/),
)
const SHORTEST = 5

/**
 * The plain text with each slip put right: 'escantieo' is 'escanteio'. `names` are words of clubs and houses, known as well; `isWord`
 * says what people also write and is no slip of a name.
 */
export function mendSlips(
  text: string,
  names: readonly string[],
  isWord: (word: string) => boolean = () => false,
): string {
  const own = names.filter((name) => name.length >= SHORTEST)
  const mended = (word: string) => {
    const isOther = isWord(word)
    const known = isOther ? WORDS : [...WORDS, ...own]
    return (isMendable(word, names) ? nearest(word, known) : null) ?? (isOther ? null : shortName(word, names)) ?? word
  }
  return text.split(' ').map(mended).join(' ')
}

const SHORT_NAME = 4
/** Everyday words that are one letter away from some short name. */
const SHORT_WORDS = new Set(
  `anda ante antes alta alto arta asta nota muita muito tanta tanto santa canta conta conto junta ponta ponto cinta pinta
lenta venta tenta farol faro fora foram pato gato tudo toda todo cara caro casa caso tira tiro hora gols gola bola bolo
time times jogo jogos quem qual para pela pelo como esse essa este esta isso isto mais menos vale vela pode deve tem
boto bota cada cash causa coisa case casei casou cama cota coca capa cava caca sera pera fera mesa peso sala vala bela`.split(
    /\s+/,
  ),
)

/** A club of four letters with one of them wrong, doubled, missing or swapped: 'atna' is 'anta'. */
function shortName(word: string, names: readonly string[]): string | null {
  const isShort = word.length >= SHORT_NAME - 1 && word.length <= SHORT_NAME + 1 && /^[a-z]+$/.test(word)
  if (!isShort || names.includes(word) || KNOWN.has(word) || LEFT_ALONE.has(word) || SHORT_WORDS.has(word)) return null
  const near = names.filter((name) => name.length === SHORT_NAME && name !== 'casa' && distance(word, name) === 1)
  return near.find((name) => name[0] === word[0] || isSwapped(word, name)) ?? null
}

const isSwapped = (word: string, name: string): boolean =>
  word.length === name.length && word[0] === name[1] && word[1] === name[0]

function isMendable(word: string, names: readonly string[]): boolean {
  return (
    word.length >= SHORTEST &&
    /^[a-z]+$/.test(word) &&
    !KNOWN.has(word) &&
    // A plural is no slip.
    !KNOWN.has(word.replace(/s$/, '')) &&
    !LEFT_ALONE.has(word) &&
    !names.includes(word)
  )
}

/** Letters that sound alike: 'xance', 'kuanto', 'walor'. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/^x/, 'ch'],
  [/^w/, 'v'],
  [/k/g, 'c'],
  [/^ku/, 'qu'],
]

function nearest(written: string, words: readonly string[]): string | null {
  const alike = SOUNDS.map(([letter, sound]) => written.replace(letter, sound)).find((one) => words.includes(one))
  const word = alike ?? written
  const slips = word.length >= 8 ? 2 : 1
  const near = words.filter((other) => other.length >= SHORTEST && other[0] === word[0] && isWithin(word, other, slips))
  return near.toSorted((a, b) => distance(word, a) - distance(word, b))[0] ?? null
}

const isWithin = (a: string, b: string, slips: number) =>
  Math.abs(a.length - b.length) <= slips && distance(a, b) <= slips

/** Letters changed, left out, added or swapped with their neighbour. */
export function distance(a: string, b: string): number {
  // What it takes for the beginnings of both words, of which the last three rows are looked at.
  let earlier: number[] = []
  let before = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      const cost = Math.min((before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (before[j - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(isSwap ? Math.min(cost, (earlier[j - 2] ?? 0) + 1) : cost)
    }
    earlier = before
    before = row
  }
  return before[b.length] ?? 0
}
