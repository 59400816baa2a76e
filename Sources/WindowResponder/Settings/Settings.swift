import ResponderSystem

/// Values that a program keeps from one launch to the next, by their names, in a text file of the user.
///
///     let settings = Settings.standard
///     settings["fontSize"] = 14.0
///     let size = settings["fontSize", default: 12.0]
///
/// You can also declare properties that are stored in settings:
///
///     final class Preferences {
///       @Setting("fontSize") var fontSize = 12.0
///       @Setting("unit") var unit = Unit.metre
///     }
///
/// Reading only accesses memory. Changes are written half a second later, and when the program ends. The new
/// file replaces the old one as a whole, so no file is ever incomplete. Lines that other programs or people
/// have written meanwhile stay, except those of settings that were changed here. A name is any text that does
/// not begin with `#`, has no `=` and no line breaks, and has no spaces at its ends.
@preconcurrency @MainActor public final class Settings {
  /// The settings of the program: `$XDG_CONFIG_HOME/ID/settings`, where `ID` is the program's identifier.
  ///
  /// If the program gives itself another identifier while it runs, the settings continue in the file of that
  /// one. Observers receive the values that differ there.
  ///
  /// Earlier versions named the folder after the executable file. Settings with that name are copied once,
  /// when the program first has no settings with its identifier.
  ///
  /// On the stage of a test, and in a program without a display, these settings are only in memory.
  public static var standard: Settings { SettingsKeeper.current.standard }

  /// The path of the file, or `nil` for settings that are only in memory.
  public private(set) var pathname: Pathname?
  /// The path of the file as a string, with U+FFFD in the place of bytes that are not UTF-8. For settings
  /// that are only in memory, it is `nil`.
  public var path: String? { pathname?.description }

  /// Observers that receive the name of each setting whose value changes for any reason.
  public let didChange = ObserverList<String>()

  /// The error of the last attempt to read or write the file, or `nil` if there was none.
  public private(set) var problem: SettingsError?

  private var values: [String: SettingContent] = [:]
  /// The names of changed settings that are not written yet.
  private var changed: Set<String> = []
  private var timer: ClockTimer?

  /// The time from a change until the file is written, in seconds.
  static let delay = 0.5

  /// Creates settings that are only in memory.
  public init() { pathname = nil }

  /// Creates settings that are stored in a file. The first change creates the file.
  public convenience init(path: String) { self.init(path: Pathname(path)) }

  /// Creates settings that are stored in a file whose path may not be UTF-8.
  public init(path: Pathname) {
    pathname = path
    SettingsKeeper.current.add(self)
    reload()
  }

  /// The names of all settings that have a value, in alphabetical order.
  public var names: [String] { values.keys.ordered() }

  /// A Boolean value that indicates whether there are changes that are not in the file yet.
  public var hasUnsavedChanges: Bool { pathname != nil && !changed.isEmpty }

  // MARK: Values

  /// The value of a name, or `nil` if there is no value of the type. Assign `nil` to remove a value.
  public subscript<Value: SettingValue>(name: String) -> Value? {
    get { values[name].flatMap { Value(settingContent: $0) } }
    set { set(newValue?.settingContent, for: name) }
  }

  /// The value of a name, or a default if there is no value.
  public subscript<Value: SettingValue>(
    name: String, default standard: @autoclosure () -> Value
  ) -> Value {
    get { values[name].flatMap { Value(settingContent: $0) } ?? standard() }
    set { set(newValue.settingContent, for: name) }
  }

  /// Returns a Boolean value that indicates whether a name has a value.
  public func contains(_ name: String) -> Bool { values[name] != nil }

  /// Removes a value.
  public func remove(_ name: String) { set(nil, for: name) }

  /// Removes all values.
  public func removeAll() { for name in names { remove(name) } }

  /// Calls a closure with each new value of a setting while the owner exists. The owner is held weakly, and
  /// given to the closure. If the value is removed, the closure receives `nil`.
  public func observe<Owner: AnyObject, Value: SettingValue>(
    _ name: String, as type: Value.Type = Value.self, owner: Owner,
    _ body: @escaping @MainActor (Owner, Value?) -> Void
  ) {
    didChange.add(owner) { [weak self] owner, changed in
      if changed == name, let self { body(owner, self[name]) }
    }
  }

  private func set(_ content: SettingContent?, for name: String) {
    precondition(
      Self.isName(name), "A setting's name has no =, no line end and no # or blank at its ends")
    guard values[name] != content else { return }
    values[name] = content
    changed.insert(name)
    saveLater()
    didChange.tell(name)
  }

  private static func isName(_ name: String) -> Bool {
    guard let first = name.first, let last = name.last else { return false }
    return first != "#" && !first.isWhitespace && !last.isWhitespace
      && !name.contains { $0 == "=" || $0.isNewline }
  }

  // MARK: The file

  /// Reads the file again, after other programs have written to it. Changes that are not written yet stay.
  public func reload() {
    guard let path = pathname else { return }
    do throws(SettingsError) {
      take(try SettingsFile(path: path).values)
      problem = nil
    } catch {
      problem = error
    }
  }

  /// Continues in another file, or only in memory. Changes that are not written yet are written there, and
  /// all other values are those of the file.
  func move(to path: Pathname?) {
    guard path != pathname else { return }
    let isNew = pathname == nil
    pathname = path
    guard let path else { return }
    if isNew { SettingsKeeper.current.add(self) }
    do throws(SettingsError) {
      take(try SettingsFile(path: path).values)
      problem = nil
    } catch {
      take([:])
      problem = error
    }
    if !changed.isEmpty { saveLater() }
  }

  private func saveLater() {
    guard pathname != nil, timer == nil else { return }
    timer = ClockTimer.scheduledTimer(withTimeInterval: Self.delay) { [weak self] _ in
      self?.saveOrTell()
    }
  }

  /// Writes all changes immediately.
  ///
  /// - Throws: ``SettingsError``. The changes stay in memory, and are written again with the next change.
  public func save() throws(SettingsError) {
    timer?.invalidate()
    timer = nil
    guard let path = pathname, !changed.isEmpty else { return }
    do throws(SettingsError) {
      var file = try SettingsFile(path: path)
      for name in changed.ordered() { file.set(name, values[name]) }
      try file.write(to: path)
      changed = []
      problem = nil
      take(file.values)
    } catch {
      problem = error
      throw error
    }
  }

  /// Writes all changes. An error is reported on the standard error.
  func saveOrTell() {
    do throws(SettingsError) { try save() } catch {
      ErrorLine.write("\(ProgramContext.current.name): \(error)")
    }
  }

  /// Uses the values of the file for all settings that were not changed here.
  private func take(_ read: [String: SettingContent]) {
    let names = Set(values.keys).union(read.keys).subtracting(changed)
    let told = names.filter { values[$0] != read[$0] }.ordered()
    for name in told { values[name] = read[name] }
    for name in told { didChange.tell(name) }
  }
}
