import { timingSafeEqual } from 'node:crypto';

/** Where a server listens, under all names that a page may call it by. */
interface ListenAddress {
  readonly names: readonly string[];
  readonly port: number;
}

const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

/** A host as it stands in a URL. */
export const hostInUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host.toLowerCase());

/** Host headers that a page of this server sends. A name that somebody else points at this machine is none of them. */
const allowedHosts = ({ names, port }: ListenAddress): readonly string[] =>
  [...new Set([...LOOPBACK, ...names.map(hostInUrl)])].map((name) => `${name}:${port}`);

const isProgram = (origin: string | undefined): boolean => origin === undefined;

/**
 * Why a request is not answered; `undefined` if it is. A browser names the origin of a page that asks; `isOrigin` decides about
 * those that are not pages of this server.
 */
export const requestRejection = (
  address: ListenAddress,
  host: string | undefined,
  origin: string | undefined,
  isOrigin = isProgram,
): string | undefined => {
  const hosts = allowedHosts(address);
  if (host === undefined || !hosts.includes(host.toLowerCase())) return 'foreign Host header';
  if (hosts.some((each) => origin?.toLowerCase() === `http://${each}`) || isOrigin(origin)) return undefined;
  return origin === undefined ? 'no Origin' : 'page of another origin';
};

/** Whether a token is the right one, in a time that does not tell how much of it is right. */
export const isToken = (right: string, given: string | undefined): boolean => {
  const [a, b] = [Buffer.from(right), Buffer.from(given ?? '')];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** What a page of this server may load and connect to: nothing but the server itself; and which pages may frame it. */
const policy = (ancestors: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    'worker-src blob:',
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');

export const CONTENT_SECURITY_POLICY = policy("'none'");

/** For the page that shows other programs, which frame it: those that are developed on this machine. */
export const FRAMED_POLICY = policy('http://localhost:* http://127.0.0.1:*');

/** The headers of every answer. A page may have another policy, and never a looser one of the others. */
export const SECURITY_HEADERS = new Map([
  ['content-security-policy', CONTENT_SECURITY_POLICY],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['cache-control', 'no-store'],
]);
