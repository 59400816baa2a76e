/// An event as the inspector lists it, in words: it keeps nothing alive.
struct EventRecord: Equatable, Sendable {
  /// When it came, on the program's clock, in seconds.
  var time: Double
  /// What it was, as `touch 0 moved`.
  var name: String
  /// Where it was, or what belongs to it.
  var details: String
  /// Who it went to first.
  var target: String
  /// Who had it in the end.
  var handler: String
  /// How many of the same came in a row.
  var count = 1

  /// What it was and how often.
  var title: String { count > 1 ? "\(name) × \(count)" : name }
}
