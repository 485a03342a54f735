import type { Dictionary } from './dictionary';

export const fi = {
  'words.condition_1': 'uusi',
  'words.condition_2': 'keskimääräistä parempi',
  'words.condition_3': 'keskimääräinen',
  'words.condition_4': 'keskimääräistä huonompi',
  'words.condition_5': 'huono',

  'base.line': 'Rivin jälleenhankinta-arvo: {base}.',
  'base.pieces': 'Rivin jälleenhankinta-arvo: {pieces} × {each} = {base}.',
  'base.claimed': 'Jälleenhankinta-arvo puuttuu, joten käytetään vaadittua summaa {base}.',

  'age.commenced_year':
    'Ostettu {purchase}, vahingoittunut {damage}: {units|alkanut vuosi|alkanutta vuotta}.',
  'age.completed_year':
    'Ostettu {purchase}, vahingoittunut {damage}: {units|täysi vuosi|täyttä vuotta}.',
  'age.commenced_month':
    'Ostettu {purchase}, vahingoittunut {damage}: {units|alkanut kuukausi|alkanutta kuukautta}.',
  'age.completed_month':
    'Ostettu {purchase}, vahingoittunut {damage}: {units|täysi kuukausi|täyttä kuukautta}.',
  'age.assumed': 'Oletettu ikä {months|kuukausi|kuukautta}: ostopäivä ei ole tiedossa.',
  'age.assumed_for_line':
    'Ikä {months|kuukausi|kuukautta}, oletettu tälle esineelle: ostopäivä ei ole tiedossa.',

  'method.rate': 'Sääntö vähentää {rate} vuodessa: arvonalennus {percent}.',
  'method.rate_after_free':
    'Vähennyksetön aika: {free_years|vuosi|vuotta}; sen jälkeen sääntö vähentää {rate} vuodessa: arvonalennus {percent}.',
  'method.table': 'Säännön taulukon mukaan hinnasta on tässä iässä jäljellä {remaining}.',
  'method.straight_line':
    'Tasavähennys käyttöiän mukaan ({life_years|vuosi|vuotta}): arvonalennus {percent}.',
  'method.flat': 'Säännön mukaan arvo on {remaining} hinnasta iästä riippumatta.',
  'method.none': 'Sääntö ei vähennä mitään.',
  'method.none_undated': 'Ei ostopäivää; sääntö ei vähennä mitään.',
  'method.market_value': 'Käyväksi arvoksi on ilmoitettu {market_value}.',
  'method.tier_below': 'Yksi kappale maksaa alle {below}: sovelletaan tämän hinnan sääntöä.',
  'method.tier_from': 'Yksi kappale maksaa {from} tai enemmän: sovelletaan tämän hinnan sääntöä.',

  'modifier.no_receipt': 'Ilman kuittia ikään lisätään {extra_years|vuosi|vuotta}.',
  'modifier.condition': 'Kunto {condition}: arvonalennuksesta lasketaan {factor}, eli {percent}.',
  'modifier.bought_used':
    'Ostettu käytettynä: arvonalennukseen lisätään {points} hinnasta, yhteensä {percent}.',

  'cap.maximum': 'Arvonalennus on enintään {maximum}.',
  'cap.floor': 'Hinnasta jää vähintään {floor}.',
  depreciation: 'Arvonalennus {percent}: {depreciation}; jäljelle jää {left}.',
  'limit.item': 'Esineeseen sovelletaan enimmäismäärää {limit}.',
  'deductible.item': 'Esineen omavastuu: {deductible}.',
  recoverable: 'Arvonalennus {depreciation} maksetaan jälleenhankinnan jälkeen.',

  'claim.sum': 'Rivien summa: {sum}.',
  'claim.category_limit':
    'Säännön ”{rule}” esineet korvataan yhteensä enintään summaan {limit} asti.',
  'claim.deductible': 'Vahingon omavastuu: {deductible}.',
  'claim.policy_limit': 'Vakuutus korvaa enintään {limit}.',
  'claim.net': 'Nettovaatimus: {net}.',
} as const satisfies Dictionary;
