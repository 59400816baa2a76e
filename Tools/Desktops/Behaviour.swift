/// A behavior that a user expects of a program on a desktop, which is a row of the table.
struct Behaviour: Sendable {
  /// The short name of the behavior in the table.
  let name: String
  private let play: @Sendable (Trial) throws -> Void

  init(_ name: String, _ play: @escaping @Sendable (Trial) throws -> Void) {
    self.name = name
    self.play = play
  }

  /// All behaviors, in the order of the table.
  static let all = input + windows + outputs + sharing + services + session

  /// Performs the behavior on a desktop, returns its outcome, and ends all processes that it started.
  func outcome(on desktop: Desktop) -> Outcome {
    let trial = Trial(desktop)
    defer { trial.end() }
    do {
      try play(trial)
      try trial.checkProtocol()
      return .ok
    } catch {
      return trial.outcome(of: error)
    }
  }
}
