import type { Dictionary } from './dictionary';

export const de = {
  'words.condition_1': 'neu',
  'words.condition_2': 'überdurchschnittlich',
  'words.condition_3': 'durchschnittlich',
  'words.condition_4': 'unterdurchschnittlich',
  'words.condition_5': 'schlecht',

  'base.line': 'Wiederbeschaffungswert der Position: {base}.',
  'base.pieces': 'Wiederbeschaffungswert der Position: {pieces} × {each} = {base}.',
  'base.claimed': 'Der Wiederbeschaffungswert fehlt, daher gilt der geforderte Betrag von {base}.',

  'age.commenced_year':
    'Gekauft {purchase}, beschädigt {damage}: {units|angefangenes Jahr|angefangene Jahre}.',
  'age.completed_year': 'Gekauft {purchase}, beschädigt {damage}: {units|volles Jahr|volle Jahre}.',
  'age.commenced_month':
    'Gekauft {purchase}, beschädigt {damage}: {units|angefangener Monat|angefangene Monate}.',
  'age.completed_month':
    'Gekauft {purchase}, beschädigt {damage}: {units|voller Monat|volle Monate}.',
  'age.assumed': 'Angenommenes Alter von {months|Monat|Monaten}: Das Kaufdatum ist unbekannt.',
  'age.assumed_for_line':
    'Alter von {months|Monat|Monaten}, für diese Position angenommen: Das Kaufdatum ist unbekannt.',

  'method.rate': 'Die Regel zieht {rate} im Jahr ab: {percent} Wertminderung.',
  'method.rate_after_free':
    'Abzugsfrei: {free_years|Jahr|Jahre}; danach zieht die Regel {rate} im Jahr ab: {percent} Wertminderung.',
  'method.table': 'Nach der Tabelle der Regel bleiben in diesem Alter {remaining} des Preises.',
  'method.straight_line':
    'Linear über eine Nutzungsdauer von {life_years|Jahr|Jahren}: {percent} Wertminderung.',
  'method.flat': 'Die Regel bewertet mit {remaining} des Preises, unabhängig vom Alter.',
  'method.none': 'Die Regel zieht nichts ab.',
  'method.none_undated': 'Kein Kaufdatum; diese Regel zieht nichts ab.',
  'method.market_value': 'Der Marktwert wurde mit {market_value} angegeben.',
  'method.tier_below': 'Ein Stück kostet weniger als {below}: Es gilt die Regel für diesen Preis.',
  'method.tier_from': 'Ein Stück kostet {from} oder mehr: Es gilt die Regel für diesen Preis.',

  'modifier.no_receipt': 'Ohne Beleg kommen zum Alter hinzu: {extra_years|Jahr|Jahre}.',
  'modifier.condition':
    'Zustand {condition}: {factor} der Wertminderung zählen, das sind {percent}.',
  'modifier.bought_used':
    'Gebraucht gekauft: Die Wertminderung steigt um {points} des Preises auf {percent}.',

  'cap.maximum': 'Die Wertminderung beträgt höchstens {maximum}.',
  'cap.floor': 'Es bleiben mindestens {floor} des Preises.',
  depreciation: 'Wertminderung von {percent}: {depreciation}; es bleiben {left}.',
  'limit.item': 'Es gilt die Grenze von {limit} für diesen Gegenstand.',
  'deductible.item': 'Selbstbehalt für diesen Gegenstand: {deductible}.',
  recoverable: 'Die Wertminderung von {depreciation} wird nach der Wiederbeschaffung gezahlt.',

  'claim.sum': 'Summe der Positionen: {sum}.',
  'claim.category_limit':
    'Für die Gegenstände unter der Regel „{rule}“ werden zusammen höchstens {limit} gezahlt.',
  'claim.deductible': 'Selbstbehalt des Schadens: {deductible}.',
  'claim.policy_limit': 'Die Police zahlt höchstens {limit}.',
  'claim.net': 'Nettoanspruch: {net}.',
} as const satisfies Dictionary;
