const LENGTH_MAX = 254;
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/**
 * Whether the text is one address that all mail servers accept (RFC 5321, 4.1.2, without quoted
 * parts). Refuses lists, display names, line breaks, and letters beyond ASCII, which need an
 * extension that few servers support (RFC 6531).
 */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)];
  return (
    at > 0 &&
    text.length <= LENGTH_MAX &&
    local.length <= 64 &&
    LOCAL_PART.test(local) &&
    DOMAIN.test(domain)
  );
}
