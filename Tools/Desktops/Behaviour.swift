/// Something that a user expects of a program on a desktop: a row of the matrix.
struct Behaviour: Sendable {
  /// A few words, which stand in the table.
  let name: String
  private let play: @Sendable (Trial) throws -> Void

  init(_ name: String, _ play: @escaping @Sendable (Trial) throws -> Void) {
    self.name = name
    self.play = play
  }

  /// All of them, in the table's order.
  static let all = input + windows + outputs + sharing + wishes + session

  /// Plays it on a desktop, with nothing left behind.
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
