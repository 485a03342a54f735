import type { JsonObject } from './schema';

const SCHEMES = {
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description:
      'The literal word `apiKey`, one space, then the key: `Authorization: apiKey <API_KEY>`. Keys are issued by the service provider or by a key with the scope `admin`.',
  },
  Bearer: {
    type: 'http',
    scheme: 'bearer',
    description:
      '**Deprecated** since 0.12.45: a key in the old style, `Authorization: Bearer <API_KEY>`. Responses have a `Deprecation` header. Use `apiKey`.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'next-auth.session-token',
    description:
      'The browser session of a claim handler, from signing in (`__Secure-next-auth.session-token` over https). Changes are accepted from our own pages only.',
  },
  portalToken: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description:
      "The token of a policyholder's link: `Authorization: portal <token>`. For the policyholder's operations only.",
  },
} as const satisfies Record<string, JsonObject>;

type Scheme = keyof typeof SCHEMES;

const SCHEMES_OF: Readonly<Record<string, readonly Scheme[]>> = {
  public: [],
  portal: ['portalToken'],
};
const USUAL: readonly Scheme[] = ['apiKey', 'Bearer', 'session'];

const schemesOf = (access: string): readonly Scheme[] => SCHEMES_OF[access] ?? USUAL;

/** The alternative ways to authenticate for this access. */
export const securityOf = (access: string): JsonObject[] =>
  schemesOf(access).map((scheme) => ({ [scheme]: [] }));

export function securitySchemes(accesses: readonly string[]): JsonObject {
  const used = new Set(accesses.flatMap(schemesOf));
  return Object.fromEntries(Object.entries(SCHEMES).filter(([name]) => used.has(name as Scheme)));
}
