/** The words after `npm run mutate --`. */
export const USAGE = `npm run mutate -- [--only ID[,ID…]] [--shard I/N] [--write]
  --only ID    only these safeguards
  --shard I/N  only the I-th of N parts
  --write      keep the results in docs/mutation.md`;

/** @returns undefined when a word is not known. */
export function readMutateOptions(args) {
  const options = { only: undefined, shard: { index: 1, count: 1 }, mustWrite: false };
  const rest = [...args];
  while (rest.length > 0) {
    const word = rest.shift();
    if (word === '--write') {
      options.mustWrite = true;
      continue;
    }
    const value = rest.shift();
    if (word === '--only' && value) {
      options.only = [...(options.only ?? []), ...value.split(',')];
    } else if (word === '--shard' && /^[1-9]\d*\/[1-9]\d*$/.test(value ?? '')) {
      const [index, count] = value.split('/').map(Number);
      if (index > count) return undefined;
      options.shard = { index, count };
    } else {
      return undefined;
    }
  }
  return options;
}

export function findUnknownIds(safeguards, { only }) {
  return (only ?? []).filter((id) => !safeguards.some((each) => each.id === id));
}

/** The safeguards that were asked for. */
export function chooseSafeguards(safeguards, { only, shard }) {
  return safeguards
    .filter(({ id }) => only === undefined || only.includes(id))
    .filter((_, place) => place % shard.count === shard.index - 1);
}
