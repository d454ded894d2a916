import { readClubs } from '#clubs/read-clubs.ts'

/** Clubs of other countries that play for the continent’s cups under several names. */
export const REST_OF_EUROPE = readClubs(`
  AEK Athens | AEK | AEK Athens FC | AEK Atenas
  Anderlecht | RSC Anderlecht
  Antwerp | Royal Antwerp | Royal Antwerp FC
  Austria Wien | Austria Vienna | FK Austria Wien
  Basel | FC Basel 1893 | FC Basel | Basileia
  BATE Borisov | BATE
  Besiktas | Beşiktaş | Besiktas JK | Beşiktaş JK
  Bodø/Glimt | Bodo/Glimt | Bodo Glimt | FK Bodø/Glimt | Bodoe/Glimt
  Brøndby | Brondby | Brondby IF | Brøndby IF
  Celje | NK Celje
  Celtic | Celtic FC | Celtic Glasgow
  CFR Cluj | CFR 1907 Cluj | Cluj
  Club Brugge | Club Brugge KV | Brugge | Club Bruges
  Crvena Zvezda | Red Star Belgrade | FK Crvena Zvezda | FK Crvena zvezda | Estrela Vermelha
  Dinamo Zagreb | GNK Dinamo Zagreb | D. Zagreb
  Djurgården | Djurgardens IF | Djurgarden | Djurgårdens IF
  Dynamo Kyiv | Dynamo Kiev | FC Dynamo Kyiv | Dinamo Kiev
  Fenerbahçe | Fenerbahce | Fenerbahçe SK
  Ferencváros | Ferencvaros | Ferencvárosi TC | Ferencvarosi TC | Ferencvaros TC
  FCSB | Steaua Bucuresti | FCSB Bucharest | Steaua
  Galatasaray | Galatasaray SK | Galatasaray Istanbul
  Genk | KRC Genk | Racing Genk
  Gent | KAA Gent
  Hacken | BK Häcken | BK Hacken | Häcken
  Hearts | Heart of Midlothian | Heart of Midlothian FC
  İstanbul Başakşehir | Istanbul Basaksehir | Basaksehir | Başakşehir FK
  Jagiellonia | Jagiellonia Białystok | Jagiellonia Bialystok
  Kairat Almaty | Kairat | FC Kairat | FK Kairat
  København | FC Copenhagen | FC København | Copenhagen | FC Kobenhavn | Kobenhavn
  Lech Poznań | Lech Poznan
  Legia Warszawa | Legia Warsaw | Legia
  Ludogorets | PFC Ludogorets Razgrad | Ludogorets Razgrad
  Maccabi Haifa | Maccabi Haifa FC
  Maccabi Tel Aviv | Maccabi Tel Aviv FC | M. Tel Aviv
  Malmö | Malmo FF | Malmö FF | Malmo
  Midtjylland | FC Midtjylland
  Molde | Molde FK
  Olympiacos | Olympiakos | Olympiakos Piraeus | PAE Olympiakos SFP | Olympiacos FC | Olympiacos Piraeus
  Omonia Nicosia | Omonia Nikosia | AC Omonia | Omonia
  Pafos | Pafos FC
  Panathinaikos | Panathinaikos FC | Panathinaikos AO
  PAOK | PAOK Thessaloniki | PAOK FC | PAOK Saloniki
  Partizan | Partizan Belgrade | FK Partizan
  Plzeň | Viktoria Plzeň | Viktoria Plzen | FC Viktoria Plzeň | Plzen
  Qarabağ | Qarabag | Qarabag FK | Qarabağ Ağdam FK | FK Qarabag | Qarabag Agdam
  Raków Częstochowa | Rakow Czestochowa | Rakow
  Rangers | Rangers FC | Glasgow Rangers
  Rapid Wien | SK Rapid Wien | Rapid Vienna | SK Rapid
  Rosenborg | Rosenborg BK
  Salzburg | Red Bull Salzburg | RB Salzburg | FC Red Bull Salzburg | FC Salzburg
  Shakhtar Donetsk | FC Shakhtar Donetsk | Shakhtar | Shakhter Donetsk
  Sheriff Tiraspol | FC Sheriff Tiraspol | Sheriff
  Slavia Praha | SK Slavia Praha | Slavia Prague
  Slovan Bratislava | ŠK Slovan Bratislava | SK Slovan Bratislava
  Sparta Praha | AC Sparta Praha | Sparta Prague
  Standard Liège | Standard Liege | Standard de Liège
  Sturm Graz | SK Sturm Graz
  Trabzonspor | Trabzonspor AS
  Union Saint-Gilloise | Royale Union Saint-Gilloise | Union St. Gilloise | Union SG | Union St Gilloise
  Young Boys | BSC Young Boys | Young Boys Bern
  Zürich | FC Zürich | FC Zurich
`)
