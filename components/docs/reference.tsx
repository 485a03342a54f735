'use client';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTheme } from '@/lib/client/shell/apply-theme';
import { DESCRIPTION, loadDescription } from './load-description';
import { nameControls } from './name-controls';
import { referenceCss } from './reference-css';

interface Mounted {
  readonly destroy: () => void;
  readonly updateConfiguration: (configuration: object) => void;
}

interface Scalar {
  readonly createApiReference: (element: Element, configuration: object) => Mounted;
}

const KEY = /^cvs_live_/;

/**
 * Disables everything that would contact anybody but us: fonts, proxy, telemetry, registry and the
 * assistant of the library's makers.
 */
const configuration = (content: object, mode: 'light' | 'dark') => ({
  content,
  theme: 'none',
  customCss: referenceCss,
  withDefaultFonts: false,
  forceDarkModeState: mode,
  hideDarkModeToggle: true,
  telemetry: false,
  proxyUrl: '',
  externalUrls: { dashboardUrl: '', registryUrl: '', proxyUrl: '', apiBaseUrl: '' },
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  documentDownloadType: 'none',
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  persistAuth: false,
  authentication: {
    preferredSecurityScheme: 'apiKey',
    securitySchemes: { apiKey: { value: 'apiKey ' } },
  },
  onRequestBuilt: ({ request }: { request: Request }) => {
    const given = request.headers.get('authorization')?.trim() ?? '';
    if (KEY.test(given)) request.headers.set('authorization', `apiKey ${given}`);
  },
});

const DARK = '(prefers-color-scheme: dark)';

function followSystem(listener: () => void) {
  const media = matchMedia(DARK);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** The theme in effect, with `system` resolved to the system's choice. */
function useShownTheme(): 'light' | 'dark' {
  const theme = useTheme();
  const isDark = useSyncExternalStore(
    followSystem,
    () => matchMedia(DARK).matches,
    () => false,
  );
  return theme === 'system' ? (isDark ? 'dark' : 'light') : theme;
}

/**
 * With 'strict-dynamic' a script inserted by a trusted one is trusted too, so the page's content
 * security policy needs no change.
 */
function load(address: string): Promise<Scalar> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () =>
      resolve((window as unknown as { Scalar: Scalar }).Scalar),
    );
    script.addEventListener('error', () => reject(new Error('The reference could not be loaded')));
    document.head.append(script);
  });
}

/**
 * Scalar's API reference for our own description. `script` is the address of Scalar's program on
 * this origin.
 */
export function Reference({ script }: { script: string }) {
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted | null>(null);
  const mode = useShownTheme();
  const latestMode = useRef(mode);
  const content = useRef<object>({});
  const [isBroken, setBroken] = useState(false);

  useEffect(() => {
    latestMode.current = mode;
    mounted.current?.updateConfiguration(configuration(content.current, mode));
  }, [mode]);

  useEffect(() => {
    let isGone = false;
    let leaveNames = () => {};
    const mount = async () => {
      const [{ createApiReference }, description] = await Promise.all([
        load(script),
        loadDescription(),
      ]);
      if (isGone || !place.current) return;
      leaveNames = nameControls(document.body);
      content.current = description;
      mounted.current = createApiReference(
        place.current,
        configuration(description, latestMode.current),
      );
    };
    mount().catch(() => setBroken(true));
    return () => {
      isGone = true;
      leaveNames();
      mounted.current?.destroy();
      mounted.current = null;
    };
  }, [script]);

  return (
    <>
      {isBroken && (
        <p className="p-6" role="alert">
          The interactive reference could not be loaded. Load the page again, or read the
          description itself:{' '}
          <a className="font-medium text-accent underline" href={DESCRIPTION}>
            openapi.json
          </a>
        </p>
      )}
      <div ref={place} data-reference />
    </>
  );
}
