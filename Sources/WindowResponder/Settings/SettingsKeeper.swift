import ResponderSystem

/// The settings of a program, which are written when it ends.
@MainActor package final class SettingsKeeper {
  private struct Entry {
    weak var settings: Settings?
  }
  private var entries: [Entry] = []
  private var standardBox: Settings?

  /// Returns where the program's own settings are, or nil for nowhere.
  package var standardPath: (() -> Pathname?)?

  /// The one of the program that runs.
  static var current: SettingsKeeper { of(.current) }

  /// The one of a program.
  package static func of(_ context: ProgramContext) -> SettingsKeeper {
    context.part(SettingsKeeper.self) { SettingsKeeper() }
  }

  /// The program's own.
  var standard: Settings {
    if let standardBox { return standardBox }
    let made = standardPath?().map { Settings(path: $0) } ?? Settings()
    standardBox = made
    return made
  }

  /// The program has another identifier: its settings go on in the file of that one.
  package func identityDidChange() {
    guard let standardPath, let standardBox else { return }
    standardBox.move(to: standardPath())
  }

  func add(_ settings: Settings) {
    entries.removeAll { $0.settings == nil }
    entries.append(Entry(settings: settings))
  }

  /// Writes everything that is not written yet.
  package func saveAll() {
    for entry in entries { entry.settings?.saveOrTell() }
  }
}
