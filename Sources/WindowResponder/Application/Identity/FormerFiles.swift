import ResponderSystem

/// The program's files that earlier versions of it, or of the library, stored under another name.
///
/// The files are copied, and the old ones remain, because another program may have stored its files under the
/// same name. A file is first copied beside its new location, and renamed when it is on the disk. If the
/// program is killed in between, it copies the file again at its next start. An existing file is not
/// replaced. The file `$XDG_STATE_HOME/ID/taken-over` records what was copied, so that a file that the user
/// deletes later is not copied again.
@MainActor package struct FormerFiles {
  /// A group of files that are copied together.
  package enum Kind: String {
    /// The file of `Settings.standard`.
    case settings
    /// The restored state, the sizes of windows and unsaved documents.
    case state
    /// The files in `Application.dataFolder`.
    case data
  }

  /// The name of the program's folders.
  let folderName: String
  /// The earlier names of the folders, the latest first.
  let formerNames: [String]
  /// A Boolean value that indicates whether the program provides an identifier.
  let isIdentified: Bool
  /// The closure that receives a sentence, without a full stop, about each file that could not be copied.
  let onProblem: (String) -> Void

  package init(
    folderName: String, formerNames: [String], isIdentified: Bool,
    onProblem: @escaping (String) -> Void
  ) {
    (self.folderName, self.formerNames) = (folderName, formerNames)
    (self.isIdentified, self.onProblem) = (isIdentified, onProblem)
  }

  private var state: Pathname { UserFolder.state.appending(folderName) }

  /// Copies the files of a group, unless they were copied before.
  package func takeOver(_ kind: Kind) {
    switch kind {
    case .settings: takeOverSettings()
    case .state: takeOverState()
    case .data: takeOverData()
    }
  }

  // MARK: Record

  private var recordPath: Pathname { state.appending("taken-over") }

  /// The lines of the record, each with a group and the name that its files had: `settings notes`.
  private var record: [String] {
    var file = SafeFile(path: recordPath)
    let text = (try? file.readText(limit: 1 << 16)) ?? ""
    return text.split(separator: "\n" as Character).map(String.init)
  }

  /// Returns the name that the files of a group had, or `nil` if none were copied.
  private func source(of kind: Kind) -> String? {
    record.first { $0.hasPrefix("\(kind.rawValue) ") }
      .map { String($0.dropFirst(kind.rawValue.count + 1)) }
  }

  private func note(_ kind: Kind, from name: String) {
    let lines = record + ["\(kind.rawValue) \(name)"]
    UserFolder.make(state)
    try? SafeFile.write(Array((lines.joined(separator: "\n") + "\n").utf8), to: recordPath)
  }

  private func tell(_ path: Pathname, _ reason: String) {
    onProblem(
      "the files of an earlier version in \(path.displayPath) are not taken over: \(reason)")
  }

  private func copy(_ path: Pathname, to target: Pathname) throws(FileError) {
    try unlessExists { () throws(FileError) in try FileCopy.copy(path, to: target) }
  }

  private func copyFolder(_ path: Pathname, to target: Pathname) throws(FileError) {
    try unlessExists { () throws(FileError) in try FileCopy.copyFolder(path, to: target) }
  }

  /// Copies a file or folder. If the target exists, another start of the program has copied it, which is no
  /// error.
  private func unlessExists(_ body: () throws(FileError) -> Void) throws(FileError) {
    do {
      try body()
    } catch {
      guard error.reason == .exists else { throw error }
    }
  }

  // MARK: Settings

  private func takeOverSettings() {
    guard let folder = Environment.configurationFolder else { return }
    let target = folder.appending(folderName).appending("settings")
    guard FileIdentity(target) == nil else { return }
    for name in formerNames {
      let path = folder.appending(name).appending("settings")
      guard FileIdentity(path) != nil, source(of: .settings) == nil else { continue }
      do throws(SettingsError) {
        // A file of that name without settings belongs to another program.
        guard !(try SettingsFile(path: path).values.isEmpty) else { continue }
      } catch {
        return onProblem("\(error)")
      }
      do {
        try copy(path, to: target)
        return note(.settings, from: name)
      } catch {
        return tell(path, error.sentence)
      }
    }
  }

  // MARK: State

  private func takeOverState() {
    let names = formerNames.filter { name in
      let folder = UserFolder.state.appending(name)
      return ["restoration", "windows", "unsaved"].contains {
        FileIdentity(folder.appending($0)) != nil
      }
    }
    guard let first = names.first, source(of: .state) == nil else { return }
    do {
      for name in names { try takeOverState(in: UserFolder.state.appending(name)) }
      note(.state, from: first)
    } catch {
      tell(error.pathname, error.sentence)
    }
  }

  private func takeOverState(in folder: Pathname) throws(FileError) {
    for name in ["restoration", "windows"] {
      let (path, target) = (folder.appending(name), state.appending(name))
      guard FileIdentity(path) != nil, FileIdentity(target) == nil,
        FileIdentity(target.adding(".unfinished")) == nil
      else { continue }
      try copy(path, to: target)
    }
    let unsaved = folder.appending("unsaved")
    for name in FolderListing.names(in: unsaved) {
      let path = unsaved.appending(name)
      let target = state.appending("unsaved").appending(name)
      // A running program keeps its unsaved documents, which it has locked.
      guard FileIdentity(target) == nil,
        let lock = try? FileDescriptor(opening: path.appending("lock")),
        SystemCall.lock(lock.number)
      else { continue }
      try copyFolder(path, to: target)
      withExtendedLifetime(lock) {}
    }
  }

  // MARK: Data

  private func takeOverData() {
    let target = UserFolder.data.appending(folderName)
    guard FileIdentity(target) == nil, source(of: .data) == nil else { return }
    // Other programs have folders here too. A program with an identifier uses only the name under which it
    // has stored settings or state.
    let names =
      isIdentified ? [source(of: .settings), source(of: .state)].compactMap { $0 } : formerNames
    for name in names {
      let path = UserFolder.data.appending(name)
      guard FileIdentity(path)?.isFolder ?? false else { continue }
      do {
        try copyFolder(path, to: target)
        return note(.data, from: name)
      } catch {
        return tell(path, error.sentence)
      }
    }
  }
}
