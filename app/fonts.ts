import localFont from 'next/font/local';

/**
 * The Latin file covers the six languages of the desk; browsers load the extended file when a name
 * needs it.
 */
const sans = localFont({
  src: '../node_modules/@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
  weight: '100 700',
  variable: '--plex-sans',
  display: 'swap',
});

const sansExtended = localFont({
  src: '../node_modules/@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-ext-wght-normal.woff2',
  weight: '100 700',
  variable: '--plex-sans-extended',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0100-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+A720-A7FF',
    },
  ],
});

const mono = localFont({
  src: '../node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
  variable: '--plex-mono',
  display: 'swap',
  preload: false,
});

export const fontVariables = `${sans.variable} ${sansExtended.variable} ${mono.variable}`;
