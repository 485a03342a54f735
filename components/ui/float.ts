/** Style of surfaces above the page, which are the only ones with a shadow. */
export const FLOAT =
  'z-50 animate-fade rounded-md border border-(--float-line) bg-(--float) shadow-float';
