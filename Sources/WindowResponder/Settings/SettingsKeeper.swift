import ResponderSystem

/// The settings of a program, which are written when the program ends.
@MainActor package final class SettingsKeeper {
  private struct Entry {
    weak var settings: Settings?
  }
  private var entries: [Entry] = []
  private var standardBox: Settings?

  /// A closure that returns the path of the program's own settings, or `nil` if they are only in memory.
  package var standardPath: (() -> Pathname?)?

  /// The keeper of the program that runs.
  static var current: SettingsKeeper { of(.current) }

  /// Returns the keeper of a program.
  package static func of(_ context: ProgramContext) -> SettingsKeeper {
    context.part(SettingsKeeper.self) { SettingsKeeper() }
  }

  /// The program's own settings.
  var standard: Settings {
    if let standardBox { return standardBox }
    let made = standardPath?().map { Settings(path: $0) } ?? Settings()
    standardBox = made
    return made
  }

  /// Moves the settings to the file of the program's new identifier.
  package func identityDidChange() {
    guard let standardPath, let standardBox else { return }
    standardBox.move(to: standardPath())
  }

  func add(_ settings: Settings) {
    entries.removeAll { $0.settings == nil }
    entries.append(Entry(settings: settings))
  }

  /// Writes all changes that are not written yet.
  package func saveAll() {
    for entry in entries { entry.settings?.saveOrTell() }
  }
}
