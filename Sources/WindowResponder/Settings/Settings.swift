import ResponderSystem

/// What a program keeps from one start to the next: values by name, in a text file of the user's.
///
///     let settings = Settings.standard
///     settings["fontSize"] = 14.0
///     let size = settings["fontSize", default: 12.0]
///
/// Or as properties of one's own, which are read and written in place:
///
///     final class Preferences {
///       @Setting("fontSize") var fontSize = 12.0
///       @Setting("unit") var unit = Unit.metre
///     }
///
/// Reading is a look into memory. What is set is written half a second later, and when the program ends:
/// beside the old file, then put in its place, so that there is never half of one. Lines that other programs
/// or people have written meanwhile stay, those of settings that were not changed here too. A name is any
/// text without `=` and line ends that does not begin with `#`.
@preconcurrency @MainActor public final class Settings {
  /// Those of the program: `$XDG_CONFIG_HOME/ID/settings`, where `ID` is the program's identifier.
  ///
  /// If the program gives itself another identifier while it runs, they go on in that one's file, and
  /// observers receive the values that are other ones there.
  ///
  /// Earlier versions named the folder after the executable file. Settings of that name are copied once, the
  /// first time that the program has none of its identifier.
  ///
  /// On a test's stage, and in a program without a display, they are in memory only.
  public static var standard: Settings { SettingsKeeper.current.standard }

  /// The file; nil for settings that are in memory only.
  public private(set) var pathname: Pathname?
  /// The file as a text, with U+FFFD in the place of bytes that are not UTF-8; nil for settings that are in
  /// memory only.
  public var path: String? { pathname?.description }

  /// Is told the name of each setting that gets another value, by whatever way.
  public let didChange = ObserverList<String>()

  /// What went wrong when the file was read or written last; nil for nothing.
  public private(set) var problem: SettingsError?

  private var values: [String: SettingContent] = [:]
  /// The names that are to be written.
  private var changed: Set<String> = []
  private var timer: ClockTimer?

  /// How long after a change the file is written, in seconds.
  static let delay = 0.5

  /// Creates settings that are in memory only.
  public init() { pathname = nil }

  /// Creates settings that are kept in a file; it is made with the first change.
  public convenience init(path: String) { self.init(path: Pathname(path)) }

  /// Creates settings that are kept in a file whose name need not be UTF-8.
  public init(path: Pathname) {
    pathname = path
    SettingsKeeper.current.add(self)
    reload()
  }

  /// The names of all settings that have a value, in alphabetical order.
  public var names: [String] { values.keys.sorted() }

  /// Whether something was changed that is not in the file yet.
  public var hasUnsavedChanges: Bool { pathname != nil && !changed.isEmpty }

  // MARK: Values

  /// The value of a name; nil where it has none, or one of another type. Setting nil removes it.
  public subscript<Value: SettingValue>(name: String) -> Value? {
    get { values[name].flatMap { Value(settingContent: $0) } }
    set { set(newValue?.settingContent, for: name) }
  }

  /// The value of a name, or another one where it has none.
  public subscript<Value: SettingValue>(
    name: String, default standard: @autoclosure () -> Value
  ) -> Value {
    get { values[name].flatMap { Value(settingContent: $0) } ?? standard() }
    set { set(newValue.settingContent, for: name) }
  }

  /// Whether a name has a value.
  public func contains(_ name: String) -> Bool { values[name] != nil }

  /// Removes a value.
  public func remove(_ name: String) { set(nil, for: name) }

  /// Removes every value.
  public func removeAll() { for name in names { remove(name) } }

  /// Has a closure called with a setting's new value each time it changes, as long as its owner lives; the
  /// owner is held weakly and given to the closure. A value that is removed is told as nil.
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

  /// Reads the file again, where others have written to it. What was changed here and is not written yet
  /// stays.
  public func reload() {
    guard let path = pathname else { return }
    do throws(SettingsError) {
      take(try SettingsFile(path: path).values)
      problem = nil
    } catch {
      problem = error
    }
  }

  /// Goes on in another file, or in memory only. What was changed here and is not written yet is written
  /// there; all other values are those of the file.
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

  /// Writes what was changed now, rather than in half a second.
  ///
  /// - Throws: ``SettingsError``; what was changed stays in memory, and is tried again with the next change.
  public func save() throws(SettingsError) {
    timer?.invalidate()
    timer = nil
    guard let path = pathname, !changed.isEmpty else { return }
    do throws(SettingsError) {
      var file = try SettingsFile(path: path)
      for name in changed.sorted() { file.set(name, values[name]) }
      try file.write(to: path)
      changed = []
      problem = nil
      take(file.values)
    } catch {
      problem = error
      throw error
    }
  }

  /// Writes what was changed, and says on the standard error why it cannot.
  func saveOrTell() {
    do throws(SettingsError) { try save() } catch {
      ErrorLine.write("\(ProgramContext.current.name): \(error)")
    }
  }

  /// Takes what stands in the file for all that was not changed here.
  private func take(_ read: [String: SettingContent]) {
    let names = Set(values.keys).union(read.keys).subtracting(changed)
    let told = names.filter { values[$0] != read[$0] }.sorted()
    for name in told { values[name] = read[name] }
    for name in told { didChange.tell(name) }
  }
}
