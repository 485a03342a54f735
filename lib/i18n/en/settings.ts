/** The texts of the settings. They travel with these pages alone. */
export const settings = {
  title: 'Settings',
  sections: 'Settings',
  rules: 'Depreciation rules',
  imports: 'Price imports',
};
