/** What lies over the page: the only surfaces with a shadow. */
export const FLOAT =
  'z-50 animate-fade rounded-md border border-(--float-line) bg-(--float) shadow-float';
