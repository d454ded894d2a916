import { readClubs } from '#clubs/read-clubs.ts'

/** Of all divisions and states, as services, registries and newspapers print them. */
export const BRAZIL = readClubs(`
  Atlético Mineiro | Atletico-MG | CA Mineiro | Mineiro | Clube Atlético Mineiro | Atlético Mineiro MG | Atlético-MG | Atletico MG
  Athletico Paranaense | Athletico-PR | Atletico-PR | Atletico Paranaense | CA Paranaense | Paranaense | Club Athletico Paranaense | Athletico | Athletico PR | CAP
  Atlético Goianiense | Atletico-GO | Atletico GO | AC Goianiense | Goianiense | Atletico Clube Goianiense
  América Mineiro | America-MG | América (MG) | América FC | America Mineiro MG | America FC MG | América-MG | America MG | América FC Mineiro
  Bragantino | RB Bragantino | Red Bull Bragantino | Bragantino-SP | RB Bragantino SP | Clube Atlético Bragantino | Bragantino SP
  Vasco da Gama | Vasco | Vasco-RJ | CR Vasco da Gama | Vasco da Gama RJ | Vasco DA Gama
  Flamengo | Flamengo RJ | CR Flamengo | CR Flamengo RJ
  Fluminense | Fluminense RJ | Fluminense FC
  Botafogo | Botafogo RJ | Botafogo FR | Botafogo de Futebol e Regatas | Botafogo (RJ) | Botafogo-RJ
  Botafogo-SP | Botafogo SP | Botafogo FC SP | Botafogo Ribeirao Preto | Botafogo Futebol SA
  Corinthians | SC Corinthians Paulista | Corinthians Paulista | Corinthians SP | Corinthians-SP
  Palmeiras | SE Palmeiras | Palmeiras SP
  Santos | Santos FC | Santos SP | Santos-SP
  São Paulo | Sao Paulo FC | Sao Paulo SP | Sao Paulo-SP
  Grêmio | Gremio FBPA | Grêmio Foot-Ball Porto Alegrense | Gremio Porto Alegre | Gremio RS
  Internacional | SC Internacional | Internacional RS | Internacional Porto Alegre | Inter de Porto Alegre | Internacional-RS | Inter Porto Alegre
  Juventude | EC Juventude | Juventude RS
  Cruzeiro | Cruzeiro EC | Cruzeiro MG | Cruzeiro Belo Horizonte
  Bahia | EC Bahia | Bahia BA | EC Bahia Salvador
  Vitória | EC Vitoria | Vitoria BA | EC Vitoria Salvador
  Sport Recife | Sport | Sport Club do Recife | Sport-PE | SC Recife | Sport Recife PE
  Náutico | Nautico Capibaribe | Nautico PE | Nautico Recife | Clube Náutico Capibaribe
  Santa Cruz | Santa Cruz PE | Santa Cruz Recife | Santa Cruz FC
  Fortaleza | Fortaleza EC | Fortaleza CE
  Ceará | Ceara SC | Ceara CE | Ceara Sporting Club
  Cuiabá | Cuiaba EC | Cuiaba MT | Cuiaba Esporte Clube
  Goiás | Goias EC | Goias GO | Goias Esporte Clube
  Vila Nova | Vila Nova GO | Vila Nova FC | Vila Nova-GO | Vila Nova Futebol Clube
  Chapecoense | Chapecoense-SC | Chapecoense AF | Associação Chapecoense de Futebol | Chapecoense SC
  Criciúma | Criciuma EC | Criciuma SC
  Avaí | Avai FC | Avai SC | Avai Futebol Clube
  Figueirense | Figueirense FC | Figueirense SC
  Brusque | Brusque FC | Brusque SC
  Coritiba | Coritiba FBC | Coritiba FC | Coritiba PR
  Paraná | Parana Clube | Parana PR
  Londrina | Londrina EC | Londrina PR
  Operário Ferroviário | Operario-PR | Operario PR | Operario | Operario Ferroviario PR | Operário-PR | Operário Ferroviário EC
  Ponte Preta | AA Ponte Preta | Ponte Preta SP | Associação Atlética Ponte Preta
  Guarani | Guarani Campinas | Guarani SP | Guarani FC | Guarani-SP
  Mirassol | Mirassol FC | Mirassol SP
  Novorizontino | Gremio Novorizontino | Novorizontino SP | Grêmio Novorizontino
  Ituano | Ituano FC | Ituano SP
  Ferroviária | Ferroviaria SP | AFE Ferroviaria | Ferroviaria Araraquara
  Portuguesa | Portuguesa Desportos | Portuguesa SP | Associacao Portuguesa de Desportos
  Remo | Clube do Remo | Remo PA
  Paysandu | Paysandu SC | Paysandu PA | Paysandu Sport Club
  Amazonas | Amazonas FC | Amazonas AM
  CRB | CRB AL | CRB Maceio | Clube de Regatas Brasil
  CSA | CSA AL | CSA Maceio | Centro Sportivo Alagoano
  ABC | ABC RN | ABC Natal | ABC FC
  Sampaio Corrêa | Sampaio Correa MA | Sampaio Correa FC | Sampaio | Sampaio Corrêa-MA
  Volta Redonda | Volta Redonda RJ | Volta Redonda FC
  Tombense | Tombense MG | Tombense FC
  América-RN | América de Natal | America FC RN | America Natal
  Botafogo-PB | Botafogo PB | Botafogo João Pessoa
  Ypiranga-RS | Ypiranga Erechim | Ypiranga RS | Ypiranga
  Caxias | SER Caxias | Caxias RS | SER Caxias do Sul
  São Bernardo | São Bernardo FC | Sao Bernardo SP
  São José-RS | São José Porto Alegre | Sao Jose RS
  Confiança | AD Confiança | Confianca SE
  Maringá | Maringá FC | Maringa PR
  Retrô | Retrô FC Brasil | Retro PE
  Anápolis | Anápolis FC | Anapolis GO
  Itabaiana | AO Itabaiana | Itabaiana SE
  Floresta | Floresta EC | Floresta CE
  Aparecidense | AA Aparecidense | Aparecidense GO
  Inter de Limeira | Internacional Limeira | Inter Limeira | AA Internacional Limeira
  Água Santa | EC Água Santa | Agua Santa SP
  Velo Clube | Velo Clube SP | AE Velo Clube
  Noroeste | EC Noroeste | Noroeste SP
  São Bento | EC São Bento | Sao Bento SP
  Santo André | EC Santo André | Santo Andre SP
  Capivariano | Capivariano FC
  Primavera | EC Primavera | Primavera SP
  Madureira | Madureira EC | Madureira RJ
  Boavista | Boavista SC | Boavista RJ | Boavista-RJ
  Bangu | Bangu AC | Bangu RJ
  Nova Iguaçu | Nova Iguaçu FC | Nova Iguacu RJ
  Maricá | Maricá FC | Marica RJ
  Sampaio Corrêa-RJ | Sampaio Correa FE | Sampaio Correa RJ
  Portuguesa-RJ | Portuguesa RJ | AA Portuguesa RJ | Portuguesa da Ilha
  Athletic Club | Athletic Club (MG) | Athletic-MG | Athletic Club MG | Athletic Sao Joao del Rei
  Itabirito | Itabirito FC
  Democrata GV | Democrata-GV | EC Democrata
  Pouso Alegre | Pouso Alegre FC
  URT | URT Patos
  Uberlândia | Uberlândia EC
  Betim | Betim Futebol
  North | North EC
  Brasil de Pelotas | GE Brasil | Brasil Pelotas | Brasil RS
  Pelotas | EC Pelotas
  São Luiz | EC São Luiz | Sao Luiz RS
  Guarany de Bagé | Guarany Bagé | Guarany FC Bage
  Monsoon | Monsoon FC
  Avenida | EC Avenida
  Altos | AA Altos | Altos PI
  Fluminense-PI | Fluminense EC PI | Fluminense PI
  Moto Club | Moto Club MA
  Manaus | Manaus FC
  Tuna Luso | Tuna Luso PA
  Cascavel | FC Cascavel | Cascavel PR
  Azuriz | Azuriz FC
  Joinville | Joinville EC | JEC
  Concórdia | Concórdia AC
  Hercílio Luz | Hercílio Luz FC
  Marcílio Dias | CN Marcílio Dias
  Ferroviário | Ferroviário AC | Ferroviario CE
  Juazeirense | SD Juazeirense
  Jacuipense | EC Jacuipense
  Treze | Treze FC | Treze PB
  Campinense | Campinense Clube
  Sousa | Sousa EC | Sousa PB
  ASA | ASA Arapiraca | ASA AL
  Murici | Murici FC
  Sergipe | CS Sergipe
  Ceilândia | Ceilândia EC
  Brasiliense | Brasiliense FC | Brasiliense DF
  Gama | SE Gama
  Oeste | Oeste FC | Oeste SP
  XV de Piracicaba | XV Piracicaba | EC XV de Novembro
`)
