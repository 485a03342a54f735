export const approval = {
  never: 'ACVs entered manually never need approval.',
  above: 'ACVs above {amount} entered manually need approval.',
  change: 'Change under General',
};
