/// The measured figures of one toolkit while a client of at-spi2-core listens.
struct AccessibilityFigures: Codable {
  /// The toolkit's name.
  var name: String
  /// The processor times of a scroll step in milliseconds, one for each round, without a listener.
  var quietStep: [Double] = []
  /// The same with a listener.
  var heardStep: [Double] = []
  /// The processor times of a key in milliseconds, one for each round, without a listener.
  var quietKey: [Double] = []
  /// The same with a listener.
  var heardKey: [Double] = []
  /// The times from Tab until the listener has the focused object, in milliseconds.
  var focus: [Double] = []

  /// The additional processor time of a scroll step with a listener, in milliseconds.
  var stepGrowth: Double? { growth(from: quietStep, to: heardStep) }
  /// The additional processor time of a key with a listener, in milliseconds.
  var keyGrowth: Double? { growth(from: quietKey, to: heardKey) }

  private func growth(from quiet: [Double], to heard: [Double]) -> Double? {
    guard let quiet = quiet.median, let heard = heard.median else { return nil }
    return max(0, heard - quiet)
  }
}
