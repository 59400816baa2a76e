/// A cache with two generations, each of half of a limit. When the recent generation is full, it replaces the
/// older one, whose values that were not used since are removed.
@MainActor package struct RecentlyUsed<Key: Hashable, Value> {
  private let limit: Int
  private var recent: [Key: Value] = [:]
  private var older: [Key: Value] = [:]

  /// Creates a cache with a limit. A value stays in the cache at least until half as many others were used.
  package init(limit: Int) { self.limit = limit }

  /// Returns the value for a key, and creates it if the cache does not have it.
  package mutating func look(up key: Key, or make: @autoclosure () -> Value) -> Value {
    if let value = recent[key] { return value }
    let value = older.removeValue(forKey: key) ?? make()
    if recent.count >= limit / 2 {
      older = recent
      recent = [:]
    }
    recent[key] = value
    return value
  }
}
