/** What takes long to make is made when it is first wanted: whoever serves one locale makes that one, and a process starts at once. */

export function madeOnce<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const all = new Map<Key, Made>();
  return (key) => {
    const made = all.get(key) ?? make(key);
    all.set(key, made);
    return made;
  };
}
