import TouchJudgement
import TouchRecording
import WindowResponder

/// The options of the window on the command line.
struct LabOptions: Sendable {
  var suite = TestPlanner.Suite.quick
  /// The side of a cell, in millimetres.
  var cell = 5.0
  var holder = Holder.hand
  /// The name of the profile, or of a file.
  var profileName = "windows-hlk"
  /// The folder of recordings and reports, or `nil` for the folder of the user's state.
  var folder: String?
  /// The name of the language, or `nil` for the user's.
  var language: String?
  /// A Boolean value that indicates whether only the tests that need no hand are performed.
  var isUnattended = false
  /// A Boolean value that indicates whether limits that were not tested count for the exit status.
  var isComplete = false
  /// A Boolean value that indicates whether the window is fullscreen.
  var isFullscreen = true
  /// The number of requested fingers.
  var fingers: Int32 = 10
  /// The width of a contact, in millimetres, or 0 if it is unknown.
  var contact = 0.0
  /// The test to begin with, or `nil` for the first page.
  var test: TestKind?

  init() {}

  /// Parses arguments, and throws an error for unknown or impossible ones.
  init(_ arguments: [String]) throws(Failure) {
    let settings = AppearanceOption.allCases
    let options = try Options(
      arguments,
      flags: Set(
        ["--unattended", "--complete", "--windowed"]
          + settings.filter { $0.meaning == nil }.map(\.rawValue)),
      values: Set(
        [
          "--suite", "--cell", "--held", "--profile", "-o", "--lang", "--fingers", "--contact",
          "--test",
        ] + settings.filter { $0.meaning != nil }.map(\.rawValue)), files: 0)
    if let name = options.value("--suite") {
      suite = try Self.choice("--suite", name, of: TestPlanner.Suite.allCases)
    }
    if let name = options.value("--held") {
      holder = try Self.choice("--held", name, of: Holder.allCases)
    }
    if let name = options.value("--test") {
      test = try Self.choice("--test", name, of: TestKind.allCases)
    }
    cell = try Self.number(options, "--cell", 1...20) ?? cell
    contact = try Self.number(options, "--contact", 1...40) ?? contact
    fingers = try Self.number(options, "--fingers", 2...20).map { Int32($0) } ?? fingers
    profileName = options.value("--profile") ?? profileName
    folder = options.value("-o")
    language = options.value("--lang")
    if let language, !["en", "de"].contains(language.prefix(2)) {
      throw .usage("--lang: “\(language)” is none of en, de")
    }
    try Self.check(options)
    isUnattended = options.has("--unattended")
    isComplete = options.has("--complete")
    isFullscreen = !options.has("--windowed")
  }

  /// Checks the options of the appearance, which the application applies itself.
  private static func check(_ options: Options) throws(Failure) {
    var overrides = AppearanceOverrides()
    for setting in AppearanceOption.allCases {
      guard let value = options.value(setting.rawValue) else { continue }
      do throws(AppearanceOption.WrongValue) {
        try setting.apply(value, to: &overrides)
      } catch {
        throw .usage(error.description)
      }
    }
  }

  private static func choice<Choice: RawRepresentable<String>>(
    _ option: String, _ name: String, of all: [Choice]
  ) throws(Failure) -> Choice {
    guard let choice = Choice(rawValue: name) else {
      let names = all.map(\.rawValue).joined(separator: ", ")
      throw .usage("\(option): “\(name)” is none of \(names)")
    }
    return choice
  }

  private static func number(
    _ options: Options, _ name: String, _ range: ClosedRange<Double>
  ) throws(Failure) -> Double? {
    guard let text = options.value(name) else { return nil }
    guard let number = Double(text), range.contains(number) else {
      let (low, high) = (Number.text(range.lowerBound), Number.text(range.upperBound))
      throw .usage("\(name): “\(text)” is no number from \(low) to \(high)")
    }
    return number
  }
}
