/** Houses that people name, wherever they bet; those of this match are known by its own prices. */
export const KNOWN_HOUSES =
  /\b(bet ?365|betano|betfair|sportingbet|pixbet|superbet|novibet|betnacional|estrela ?bet|kto|1xbet|pinnacle|betsson|parimatch|rivalo|galera ?bet|esportes da sorte|vai ?de ?bet|bet ?mgm|f12|blaze|stake com|mr jack|bet d[oae]s? \w+)\b/
