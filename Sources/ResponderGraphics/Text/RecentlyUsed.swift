/// What was asked for lately, and what was asked for before that, each up to half of a limit. When the
/// first is full it becomes the second: what was not asked for since is forgotten.
@MainActor package struct RecentlyUsed<Key: Hashable, Value> {
  private let limit: Int
  private var recent: [Key: Value] = [:]
  private var older: [Key: Value] = [:]

  /// Keeps at most so many. One is kept at least until half as many others were asked for since.
  package init(limit: Int) { self.limit = limit }

  /// What there is for a key, made where there is nothing.
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
