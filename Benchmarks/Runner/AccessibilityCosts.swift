/// The figures of this library alone.
struct AccessibilityCosts: Codable {
  /// The time in which a client walks the gallery's tree, in seconds, and the number of objects.
  var walk: Double?
  var objects: Int?
  /// The number of messages about accessibility on the session bus without a listener.
  var quietMessages: Int?
  /// The number of wake-ups in ten seconds without a listener.
  var quietWakeUps: Int?
}
