/** The words before a command that make it run as a side: in the side's network where it has one, as its user, with no way back. */
import type { SideUser } from './side-users.ts';
import type { SystemPrograms } from './system-programs.ts';

export interface Place {
  readonly programs: SystemPrograms;
  /** The network namespace to run in; the machine's own where undefined. */
  readonly networkPath: string | undefined;
}

export function commandAs(user: SideUser, { programs, networkPath }: Place): readonly string[] {
  const id = String(user.id);
  return [
    ...(networkPath === undefined ? [] : [programs.nsenter, `--net=${networkPath}`, '--']),
    programs.setpriv,
    `--reuid=${id}`,
    `--regid=${id}`,
    user.readingGroups.length === 0
      ? '--clear-groups'
      : `--groups=${user.readingGroups.map(String).join(',')}`,
    '--inh-caps=-all',
    '--bounding-set=-all',
    '--no-new-privs',
    '--',
  ];
}
