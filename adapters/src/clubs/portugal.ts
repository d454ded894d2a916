import { readClubs } from '#clubs/read-clubs.ts'

/** Two are called Vitória and three Sporting: their registry names tell them apart. */
export const PORTUGAL = readClubs(`
  Académica | Academica Coimbra | Académica de Coimbra | A. Coimbra
  Académico de Viseu | Academico Viseu | Académico Viseu FC
  Alverca | FC Alverca
  Arouca | FC Arouca
  AVS | AFS | AVS Futebol SAD | AVS Futebol | Avs | Aves SAD | AVS - Futebol SAD
  Aves | Desportivo das Aves | CD Aves
  Belenenses | CF Os Belenenses | Os Belenenses | CF Belenenses
  B-SAD | Belenenses SAD | B SAD
  Benfica | SL Benfica | Sport Lisboa e Benfica | Benfica Lisboa
  Boavista | Boavista FC | Boavista Porto
  Braga | SC Braga | Sporting Braga | Sp Braga | Sporting Clube de Braga | Sp. Braga
  Casa Pia | Casa Pia AC | Casa Pia Lisbon
  Chaves | GD Chaves | Desportivo de Chaves | Desportivo Chaves
  Estoril | Estoril Praia | GD Estoril Praia | GD Estoril
  Estrela da Amadora | CF Estrela da Amadora | Estrela | Estrela Amadora | CF Estrela | Club Football Estrela | Amadora
  Famalicão | FC Famalicão | Famalicao
  Farense | SC Farense | Sporting Farense
  Feirense | CD Feirense
  Gil Vicente | Gil Vicente FC | Gil Vicente Barcelos
  Leiria | União de Leiria | Uniao Leiria | UD Leiria
  Leixões | Leixoes SC
  Marítimo | CS Marítimo | Maritimo | Maritimo Funchal
  Moreirense | Moreirense FC
  Nacional | CD Nacional | Nacional Madeira | CD Nacional da Madeira | CD Nacional Madeira | Nacional da Madeira
  Paços de Ferreira | Pacos Ferreira | FC Paços de Ferreira | Pacos de Ferreira | P. Ferreira
  Penafiel | FC Penafiel
  Portimonense | Portimonense SC
  Porto | FC Porto
  Rio Ave | Rio Ave FC
  Santa Clara | CD Santa Clara
  Sporting | Sporting CP | Sp Lisbon | Sporting Lisbon | Sporting Clube de Portugal | Sporting Lisboa
  Tondela | CD Tondela
  Torreense | SCU Torreense
  Vitória de Guimarães | Vitória SC | Guimaraes | Vitoria Guimaraes | Vitória Guimarães | Vitoria SC Guimaraes | Guimarães | V. Guimaraes
  Vitória de Setúbal | Vitória FC | Setubal | Vitoria Setubal | Vitória Setúbal | Setúbal
  Vizela | FC Vizela
`)
