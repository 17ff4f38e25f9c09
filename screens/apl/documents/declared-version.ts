/**
 * The version that a document declares: never above what the device's `runtime.maxVersion` says, nor above what Amazon's validator knows.
 * Nothing above 1.4 is used, but roles.
 */

const DECLARED_VERSIONS = [
  ...['1.4', '1.5', '1.6', '1.7', '1.8', '1.9', '2022.1', '2022.2', '2023.1', '2023.2', '2023.3'],
  ...['2024.1', '2024.2'],
];

/** Undefined for a device that is too old to draw for, or does not say how old it is: it is spoken to. */
export function declaredVersion(maxVersion: string): string | undefined {
  const most = orderOf(maxVersion);
  return DECLARED_VERSIONS.findLast((version) => orderOf(version) <= most);
}

/** Screen readers are told roles from here on; an older engine may complain of a property that it does not know. */
export function hasRoles(version: string): boolean {
  return orderOf(version) >= orderOf('1.5');
}

function orderOf(version: string): number {
  const [, major, minor] = /^(\d{1,4})\.(\d{1,3})$/.exec(version) ?? [];
  return Number(major ?? 0) * 1000 + Number(minor ?? 0);
}
