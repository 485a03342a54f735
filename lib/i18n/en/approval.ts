export const approval = {
  title: 'Second person',
  never: 'An ACV entered by hand never needs a second person.',
  above: 'An ACV entered by hand above {amount} has no effect before another person approves it.',
  limit: 'Needs approval above, {currency}',
  hint: 'Empty: never.',
  wrong: 'Enter an amount like {example}, or nothing.',
  done: 'The limit is saved',
};
