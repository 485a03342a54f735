import type { Dictionary } from './dictionary';

export const sv = {
  'words.condition_1': 'nytt',
  'words.condition_2': 'över medel',
  'words.condition_3': 'medel',
  'words.condition_4': 'under medel',
  'words.condition_5': 'dåligt',

  'base.line': 'Återanskaffningsvärde för raden: {base}.',
  'base.pieces': 'Återanskaffningsvärde för raden: {pieces} × {each} = {base}.',
  'base.claimed': 'Återanskaffningsvärdet saknas, därför används det begärda beloppet {base}.',

  'age.commenced_year': 'Köpt {purchase}, skadat {damage}: {units|påbörjat år|påbörjade år}.',
  'age.completed_year': 'Köpt {purchase}, skadat {damage}: {units|helt år|hela år}.',
  'age.commenced_month':
    'Köpt {purchase}, skadat {damage}: {units|påbörjad månad|påbörjade månader}.',
  'age.completed_month': 'Köpt {purchase}, skadat {damage}: {units|hel månad|hela månader}.',
  'age.assumed': 'Antagen ålder {months|månad|månader}: köpdatumet är okänt.',
  'age.assumed_for_line':
    'Ålder {months|månad|månader}, antagen för detta föremål: köpdatumet är okänt.',

  'method.rate': 'Regeln drar av {rate} per år: {percent} värdeminskning.',
  'method.rate_after_free':
    '{free_years|år är fritt|år är fria}, därefter drar regeln av {rate} per år: {percent} värdeminskning.',
  'method.table': 'Enligt regelns tabell återstår {remaining} av priset vid denna ålder.',
  'method.straight_line':
    'Linjärt över en livslängd på {life_years|år|år}: {percent} värdeminskning.',
  'method.flat': 'Regeln värderar till {remaining} av priset, oavsett ålder.',
  'method.none': 'Regeln drar inte av något.',
  'method.none_undated': 'Inget inköpsdatum; regeln drar inte av något.',
  'method.market_value': 'Marknadsvärdet har angetts till {market_value}.',
  'method.tier_below': 'Ett exemplar kostar mindre än {below}: regeln för det priset gäller.',
  'method.tier_from': 'Ett exemplar kostar {from} eller mer: regeln för det priset gäller.',

  'modifier.no_receipt': 'Utan kvitto läggs {extra_years|år|år} till åldern.',
  'modifier.condition':
    'Skick {condition}: {factor} av värdeminskningen räknas, det vill säga {percent}.',
  'modifier.bought_used':
    'Köpt begagnat: värdeminskningen ökar med {points} av priset, till {percent}.',

  'cap.maximum': 'Värdeminskningen är högst {maximum}.',
  'cap.floor': 'Minst {floor} av priset återstår.',
  depreciation: 'Värdeminskning {percent}: {depreciation}; {left} återstår.',
  'limit.item': 'Gränsen {limit} för föremålet gäller.',
  'deductible.item': 'Självrisk för föremålet: {deductible}.',
  recoverable: 'Värdeminskningen {depreciation} betalas ut efter återanskaffning.',

  'claim.sum': 'Radernas summa: {sum}.',
  'claim.category_limit': 'Föremålen under regeln ”{rule}” ersätts tillsammans med högst {limit}.',
  'claim.deductible': 'Självrisk för skadan: {deductible}.',
  'claim.policy_limit': 'Försäkringen ersätter högst {limit}.',
  'claim.net': 'Nettokrav: {net}.',
} as const satisfies Dictionary;
