import { writeCount, writeOdd } from '@prancheta/core/chat/figures.ts'
import { nameOf, type Scene, sentences, type Writer } from '../scene.ts'
import { dated } from './game-facts.ts'
import { tellOddMove } from './price-facts.ts'

/** What people ask around a match, and no source of ours measures. Each answer says so, and what there is instead. */
export const writeLaw: Writer = () =>
  'De lei e imposto eu não dou orientação: isso muda e depende de cada caso. No Brasil as casas precisam de autorização do Ministério da Fazenda, e a lista oficial está no site dele; sobre imposto, quem responde é a Receita Federal. Problema com uma casa, como saque ou aposta cancelada, se resolve com ela e, se preciso, com o Procon.'

export const writeRules: Writer = () =>
  'As chances daqui contam o tempo normal, com os acréscimos: prorrogação e pênaltis não entram. Gol contra conta no placar como qualquer outro. Se o jogo for adiado, cancelado ou interrompido, quem diz o que acontece com a aposta é o regulamento de cada casa, que eu não tenho.'

export const writeFatigue: Writer = (scene) =>
  sentences(
    'Cansaço, viagem e dias de descanso não estão nos meus dados e não entram na conta.',
    lastGameOf(scene, 'home'),
    lastGameOf(scene, 'away'),
  )

function lastGameOf(scene: Scene, side: 'home' | 'away'): string | null {
  const [game] = scene.briefing.form[side]?.games ?? []
  return game && (scene.ask.side ?? side) === side ? `O último jogo de ${nameOf(scene, side)}: ${dated(game)}.` : null
}

export const writeMotivation: Writer = (scene) => {
  const rows = (['home', 'away'] as const).flatMap((side) => {
    const row = scene.briefing.table?.[side]
    return row
      ? `${nameOf(scene, side)} está em ${row.rank}º, com ${writeCount(row.points, 'ponto', 'pontos', 'nenhum')}`
      : []
  })
  return sentences(
    'Motivação eu não tenho medida: nas últimas rodadas a conta olha na tabela quem já não briga por nada, e só.',
    rows.length > 0 ? `O que a tabela mostra: ${rows.join('; ')}.` : null,
    'O que cada lugar vale no campeonato eu não tenho aqui.',
  )
}

export const writeClubHistory: Writer = () =>
  'Títulos, fundação, apelidos e tradição dos clubes não estão nos meus dados, e a conta não os usa. Da história dos dois tenho os confrontos diretos registrados, os jogos recentes e a tabela.'

export const writePublicMoney: Writer = () =>
  'Em quem a maioria aposta e o que outros dizem eu não sei: não recebo isso, e maioria não é razão para apostar. O que reúne a opinião de muita gente é o preço das casas, e ele já está na conta conjunta.'

/** Nobody knows where a price goes: what there is, is the one from which there would be value. */
export const writeWaiting: Writer = (scene) =>
  sentences(
    'Esperar é sempre razoável: não custa nada, e perto do jogo saem as escalações, que eu não tenho.',
    tellOddMove(scene) ?? fairOnly(scene),
  )

function fairOnly({ briefing: { markets } }: Scene): string {
  const home = markets.find(({ id }) => id === 'result.home')
  return home
    ? `Nenhuma casa cota este jogo ainda; para vitória do mandante, só acima da justa, ${writeOdd(home.fairOdd)}, haveria valor.`
    : 'Ainda não há preço nem conta para este jogo.'
}
