import ResponderSystem
import ResponderWords
import WindowResponder

/// The commands Duplicate, Move and Rename.
extension Document {
  /// Returns the type of a file according to its name, or that of a document without a file according to its
  /// display name.
  func fileType(of path: Pathname?) -> FileType {
    types.first { $0.matches(path ?? Pathname(displayName)) } ?? types.first ?? .any
  }

  // MARK: Duplicate

  /// The display name of a duplicate, such as `a copy.txt` for `a.txt`.
  var nameOfDuplicate: String {
    let stem = Pathname(displayName).stem.description
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

  /// A Boolean value that indicates whether there is a file that can be moved. After an interrupted write,
  /// the user first decides about the old contents, which are found by the path of the file.
  var canMoveFile: Bool { file?.exists ?? false && interrupted == nil }

  func askWhereToMove() {
    guard let pathname else { return }
    let panel = OpenPanel()
    panel.title = ownWord("Move “%1”", displayName)
    panel.prompt = ownWord("Move")
    panel.choosesFolders = true
    panel.directoryPathname = pathname.folder
    panel.presentForPathnames(from: window) { [weak self] folders in
      guard let self, let folder = folders?.first, let pathname = self.pathname else { return }
      moveOrTell(to: folder.appending(pathname.lastComponent), isRenaming: false)
    }
  }

  func askForName() {
    guard let pathname else { return }
    let name = pathname.displayName
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
    // Selects the name without its extension, which is the part that users replace.
    let length = Pathname(name).stem.description.count
    guard let end = field.position(from: field.beginningOfDocument, offset: length) else { return }
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: end)
  }

  private func takeName(_ name: String) {
    guard let pathname else { return }
    guard !name.isEmpty, !name.contains("/"), name != ".", name != ".." else {
      return tellAboutMoving(FileError(path: name, reason: .badName), isRenaming: true)
    }
    // A name that contains U+FFFD and was not edited keeps its bytes.
    let new = name == pathname.displayName ? pathname.lastComponent : Pathname(name)
    moveOrTell(to: pathname.folder.appending(new), isRenaming: true)
  }

  private func moveOrTell(to path: Pathname, isRenaming: Bool) {
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

  /// Moves the file, which stays the file of the document.
  func moveFile(to path: Pathname) throws(FileError) {
    finishBackgroundWrite()
    let target = path.absolute()
    guard let file, file.exists else {
      throw FileError(path: pathname ?? Pathname(displayName), reason: .notFound)
    }
    if target == file.pathname { return }
    self.file = try file.moved(to: target)
    controller?.lastFolder = target.folder
    // The stored contents contain the path of their file.
    if recoveryName != nil { controller?.keepForRecovery(self) }
    controller?.noteRecent(self)
  }
}
