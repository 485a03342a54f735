import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { call } from './call';
import { signedInAgain, useNeedsSignIn } from './signed-in-again';

afterEach(() => vi.unstubAllGlobals());

test('if no component can ask the user to sign in, the end of the session is an error at once', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    sent.push(address);
    return Promise.resolve(
      new Response('{"description":"Invalid Authorization header"}', { status: 401 }),
    );
  });
  await expect(call('GET /session', {})).rejects.toMatchObject({ status: 401 });
  expect(sent).toHaveLength(1);
  expect(await signedInAgain()).toBe(false);
  expect(
    renderToString(createElement(() => createElement('i', null, String(useNeedsSignIn())))),
  ).toBe('<i>false</i>');
});
