/** What is said of the analyst itself, and to people who tease, greet or part. Short, and back to the match without pushing. */

export const NO_CLUB =
  'Não torço para ninguém: sou um programa, e meu coração é uma planilha. Vale o mesmo para o seu time e para o rival.'
export const NO_CLUB_STILL =
  'Nem desse, nem do rival: sou um programa e não tenho time. Pode desconfiar, os números são os mesmos para todos.'
export const NOT_HUMAN =
  'Sou um programa: o analista embutido da Prancheta. Leio os números da análise e respondo em português; não sou gente e não há ninguém digitando do outro lado.'
export const NO_LIFE =
  'Não durmo, não como e não tenho família: sou um programa. A vantagem é atender a qualquer hora; a desvantagem é não ver o gol.'
export const NO_BETS =
  'Não aposto: sou um programa, sem dinheiro e sem palpite. E a Prancheta também não aposta nem recebe comissão de casa nenhuma.'
export const MEMORY =
  'Só nesta conversa: ela fica no seu aparelho, não nos nossos servidores, e continuando nela eu sigo do que foi dito. Uma conversa nova começa sem lembrança desta.'
export const STUPID =
  'Sou um programa com limites mesmo: entendo o que reconheço e erro no resto. Diga a pergunta de outro jeito que eu tento de novo.'
export const PARROT =
  'Pode ser, por uns jogos: em poucos palpites a sorte ganha de qualquer um, também de mim. A conta só aparece em muitos jogos, e os meus acertos e erros estão na página Transparência.'
export const WHY_ME =
  'Um motivo só: eu mostro a conta. Digo a chance, a odd justa e quando não há valor, e os erros ficam à vista na página Transparência.'
export const THANKS_BYE = 'Por nada! Quando quiser voltar a isso, é só chamar.'
