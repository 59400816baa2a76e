import ResponderSystem
import ResponderWords
import WindowResponder

/// Duplicate, Move and Rename.
extension Document {
  /// Returns the type of a file by its name; of a document without a file by what people call it.
  func fileType(of path: String?) -> FileType {
    types.first { $0.matches(path ?? displayName) } ?? types.first ?? .any
  }

  // MARK: Duplicate

  /// The name of a copy: `a copy.txt` of `a.txt`.
  var nameOfDuplicate: String {
    let stem = FilePath.stem(of: displayName)
    return ownWord("%1 copy", stem) + displayName.dropFirst(stem.count)
  }

  func openDuplicate() {
    do {
      try controller?.openDuplicate(of: self)
    } catch {
      tell(ownWord("“%1” could not be duplicated", displayName), error)
    }
  }

  // MARK: Move and Rename

  /// A Boolean value that indicates whether there is a file that can be moved. What its last saving has left
  /// is found by its path: the user decides about that first.
  var canMoveFile: Bool { file?.exists ?? false && interrupted == nil }

  func askWhereToMove() {
    guard let path else { return }
    let panel = OpenPanel()
    panel.title = ownWord("Move “%1”", displayName)
    panel.prompt = ownWord("Move")
    panel.choosesFolders = true
    panel.directory = FilePath.folder(of: path)
    panel.present(from: window) { [weak self] folders in
      guard let self, let folder = folders?.first, let path = self.path else { return }
      moveOrTell(to: FilePath.join(folder, FilePath.name(of: path)), isRenaming: false)
    }
  }

  func askForName() {
    guard let path else { return }
    let name = FilePath.name(of: path)
    let alert = AlertController(
      title: ownWord("Rename “%1”", displayName), message: nil, preferredStyle: .alert)
    alert.addTextField { field in
      field.text = name
      field.placeholder = ownWord("Name")
      field.accessibilityLabel = ownWord("Name")
      field.autocapitalizationType = .none
    }
    alert.addAction(AlertAction(title: ownWord("Cancel"), style: .cancel))
    let rename = AlertAction(title: ownWord("Rename"), style: .default) {
      [weak self, weak alert] _ in
      self?.takeName(alert?.textFields?.first?.text ?? "")
    }
    alert.addAction(rename)
    alert.preferredAction = rename
    show(alert)
    guard let field = alert.textFields?.first else { return }
    // What comes before the suffix is what people want to replace.
    let length = FilePath.stem(of: name).count
    guard let end = field.position(from: field.beginningOfDocument, offset: length) else { return }
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: end)
  }

  private func takeName(_ name: String) {
    guard let path else { return }
    guard !name.isEmpty, !name.contains("/"), name != ".", name != ".." else {
      return tellAboutMoving(FileError(path: name, reason: .badName), isRenaming: true)
    }
    moveOrTell(to: FilePath.join(FilePath.folder(of: path), name), isRenaming: true)
  }

  private func moveOrTell(to path: String, isRenaming: Bool) {
    do {
      try move(to: path)
    } catch {
      tellAboutMoving(error, isRenaming: isRenaming)
    }
  }

  private func tellAboutMoving(_ error: any Error, isRenaming: Bool) {
    let title =
      isRenaming
      ? ownWord("“%1” could not be renamed", displayName)
      : ownWord("“%1” could not be moved", displayName)
    tell(title, error)
  }

  private func tell(_ title: String, _ error: any Error) {
    let close = AlertAction(title: ownWord("Close"), style: .cancel)
    ask(title, Self.words(for: error), [close], preferred: close)
  }

  /// Moves the file, and goes on with it at its new path.
  func moveFile(to path: String) throws(FileError) {
    finishBackgroundWrite()
    let target = FilePath.absolute(path)
    guard let file, file.exists else {
      throw FileError(path: self.path ?? displayName, reason: .notFound)
    }
    if target == file.path { return }
    self.file = try file.moved(to: target)
    controller?.lastFolder = FilePath.folder(of: target)
    // What is kept for the next start names the file that it belongs to.
    if recoveryName != nil { controller?.keepForRecovery(self) }
    controller?.noteRecent(self)
  }
}
