import type { Dictionary } from './dictionary';

export const nb = {
  'words.condition_1': 'ny',
  'words.condition_2': 'over middels',
  'words.condition_3': 'middels',
  'words.condition_4': 'under middels',
  'words.condition_5': 'dårlig',

  'base.line': 'Gjenanskaffelsespris for linjen: {base}.',
  'base.pieces': 'Gjenanskaffelsespris for linjen: {pieces} × {each} = {base}.',
  'base.claimed': 'Gjenanskaffelsesprisen mangler, derfor brukes det meldte beløpet på {base}.',

  'age.commenced_year': 'Kjøpt {purchase}, skadet {damage}: {units|påbegynt år|påbegynte år}.',
  'age.completed_year': 'Kjøpt {purchase}, skadet {damage}: {units|fullført år|fullførte år}.',
  'age.commenced_month':
    'Kjøpt {purchase}, skadet {damage}: {units|påbegynt måned|påbegynte måneder}.',
  'age.completed_month':
    'Kjøpt {purchase}, skadet {damage}: {units|fullført måned|fullførte måneder}.',
  'age.assumed': 'Antatt alder på {months|måned|måneder}: kjøpsdatoen er ukjent.',
  'age.assumed_for_line':
    'Alder på {months|måned|måneder}, antatt for denne gjenstanden: kjøpsdatoen er ukjent.',

  'method.rate': 'Regelen trekker fra {rate} per år: {percent} verdireduksjon.',
  'method.rate_after_free':
    '{free_years|år er fritt|år er fri}, deretter trekker regelen fra {rate} per år: {percent} verdireduksjon.',
  'method.table': 'Etter regelens tabell er {remaining} av prisen igjen ved denne alderen.',
  'method.straight_line':
    'Lineært over en levetid på {life_years|år|år}: {percent} verdireduksjon.',
  'method.flat': 'Regelen setter verdien til {remaining} av prisen, uansett alder.',
  'method.none': 'Regelen trekker ikke fra noe.',
  'method.none_undated': 'Ingen kjøpsdato; regelen trekker ikke fra noe.',
  'method.market_value': 'Markedsverdien er oppgitt til {market_value}.',
  'method.tier_below': 'Ett stykk koster mindre enn {below}: regelen for den prisen gjelder.',
  'method.tier_from': 'Ett stykk koster {from} eller mer: regelen for den prisen gjelder.',

  'modifier.no_receipt': 'Uten kvittering legges {extra_years|år|år} til alderen.',
  'modifier.condition':
    'Tilstand {condition}: {factor} av verdireduksjonen teller, det vil si {percent}.',
  'modifier.bought_used':
    'Kjøpt brukt: verdireduksjonen øker med {points} av prisen, til {percent}.',

  'cap.maximum': 'Verdireduksjonen er høyst {maximum}.',
  'cap.floor': 'Minst {floor} av prisen er igjen.',
  depreciation: 'Verdireduksjon på {percent}: {depreciation}; {left} er igjen.',
  'limit.item': 'Grensen på {limit} for gjenstanden gjelder.',
  'deductible.item': 'Egenandel for gjenstanden: {deductible}.',
  recoverable: 'Verdireduksjonen på {depreciation} utbetales etter gjenanskaffelse.',

  'claim.sum': 'Summen av linjene: {sum}.',
  'claim.category_limit':
    'Gjenstandene under regelen «{rule}» dekkes til sammen med inntil {limit}.',
  'claim.deductible': 'Egenandel for skaden: {deductible}.',
  'claim.policy_limit': 'Forsikringen dekker høyst {limit}.',
  'claim.net': 'Nettokrav: {net}.',
} as const satisfies Dictionary;
