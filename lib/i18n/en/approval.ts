export const approval = {
  never: 'An ACV entered by hand never needs a second person.',
  above: 'An ACV entered by hand above {amount} has no effect before another person approves it.',
  change: 'Change it under General',
};
