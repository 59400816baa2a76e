/// The events for which clients have registered.
struct AtspiListeners {
  private var patterns: [(client: String, pattern: [String])] = []
  private var answers: [String: Bool] = [:]

  /// A Boolean value that indicates whether no client has registered for an event.
  var isEmpty: Bool { patterns.isEmpty }

  /// Adds an event for which a client registers, such as `object:state-changed:focused` or
  /// `Object:StateChanged`.
  mutating func add(_ event: String, for client: String) {
    patterns.append((client, Self.parts(of: event)))
    answers = [:]
  }

  /// Removes an event for which a client has registered.
  mutating func remove(_ event: String, for client: String) {
    let pattern = Self.parts(of: event)
    patterns.removeAll { $0.client == client && $0.pattern == pattern }
    answers = [:]
  }

  /// Removes all events of a client.
  mutating func remove(client: String) {
    patterns.removeAll { $0.client == client }
    answers = [:]
  }

  /// Replaces all events by those of pairs of a client and an event.
  mutating func replace(by events: [(client: String, event: String)]) {
    patterns = events.map { ($0.client, Self.parts(of: $0.event)) }
    answers = [:]
  }

  /// Returns a Boolean value that indicates whether a client has registered for an event.
  mutating func wants(_ category: String, _ member: String, _ detail: String = "") -> Bool {
    guard !patterns.isEmpty else { return false }
    let name = "\(category):\(member):\(detail)"
    if let answer = answers[name] { return answer }
    let event = Self.parts(of: name)
    let answer = patterns.contains { event.starts(with: $0.pattern) }
    answers[name] = answer
    return answer
  }

  /// Returns the parts of an event's name, without hyphens and in lower case: both spellings are equal.
  static func parts(of event: String) -> [String] {
    var parts = event.split(separator: ":" as Character, omittingEmptySubsequences: false).map {
      $0.filter { $0 != "-" }.lowercased()
    }
    while parts.last == "" { parts.removeLast() }
    return parts
  }
}
