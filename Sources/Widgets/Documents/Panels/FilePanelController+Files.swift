import ResponderSystem
import ResponderWords
import WindowResponder

extension FilePanelController {
  /// Shows a folder. If it cannot be read, shows the reason, and the list stays at its folder.
  func show(_ path: Pathname, selecting name: Pathname? = nil) {
    do {
      let listing = try FolderListing(path)
      folder = path
      entries = listing.entries.filter(isShown)
      status.text = entries.isEmpty ? emptyText(for: listing) : nil
    } catch {
      // There is no earlier folder to stay at.
      if view.window != nil, !entries.isEmpty { return complain(error) }
      folder = path
      entries = []
      status.text = error.sentence
    }
    list.reloadData()
    updateFolderButton()
    let place = name.flatMap { name in entries.firstIndex { $0.name == name } }
    if let place { select(place) } else { list.setContentOffset(.zero, animated: false) }
    locationList.reloadData()
    updateAccept()
    view.setNeedsLayout()
  }

  /// Returns the text of an empty list: the folder is empty, or all its entries are left out.
  private func emptyText(for listing: FolderListing) -> String {
    if listing.entries.allSatisfy({ $0.isHidden && !showsHidden }) {
      return ownWord("This folder is empty")
    }
    return request.kind == .openFolder
      ? ownWord("There are no folders") : ownWord("There are no files of this type")
  }

  private func isShown(_ entry: FolderListing.Entry) -> Bool {
    if entry.isHidden, !showsHidden { return false }
    if entry.isFolder { return true }
    if request.kind == .openFolder { return false }
    return type?.matches(entry.name) ?? true
  }

  func select(_ row: Int) {
    let path = ItemPath(row: row, section: 0)
    list.selectRow(at: path, animated: false, scrollPosition: .middle)
    updateAccept()
  }

  func goUp() {
    guard folder != .root else { return }
    show(folder.folder, selecting: folder.lastComponent)
  }

  func choose(_ kind: FileType?) {
    type = kind
    if request.kind == .save, let kind, !typedName.bytes.isEmpty {
      let name = typedName
      let known = request.types.contains { $0.matches(name) }
      typedName = kind.completed(known ? name.stem : name)
    }
    show(folder)
  }

  /// The selected entries.
  var chosen: [FolderListing.Entry] {
    (list.indexPathsForSelectedRows ?? []).compactMap { path in
      entries.indices.contains(path.row) ? entries[path.row] : nil
    }
  }

  /// The name in the text field. A name that the field cannot show keeps its bytes until the user edits it.
  var typedName: Pathname {
    get {
      let text = nameField.text ?? ""
      if let shownName, text.utf8.elementsEqual(shownName.text.utf8) { return shownName.name }
      return Pathname(text)
    }
    set {
      nameField.text = newValue.description
      let text = nameField.text ?? ""
      shownName = text.utf8.elementsEqual(newValue.bytes) ? nil : (text, newValue)
    }
  }

  /// A Boolean value that indicates whether the result is the typed name, rather than the selection.
  var usesName: Bool { request.kind == .save || isTypingPath }

  func updateAccept() {
    let isReady: Bool =
      if usesName { !(nameField.text ?? "").isEmpty } else if request.kind == .openFolder {
        true
      } else { !chosen.isEmpty }
    acceptButton.isEnabled = isReady
  }

  // MARK: Answering

  func accept() {
    if usesName { return acceptName() }
    let chosen = chosen
    if request.kind == .openFolder {
      let folders = chosen.map { folder.appending($0.name) }
      return finish(folders.isEmpty ? [folder] : folders)
    }
    if chosen.count == 1, let entry = chosen.first, entry.isFolder {
      return show(folder.appending(entry.name))
    }
    let files = chosen.filter { !$0.isFolder }.map { folder.appending($0.name) }
    if !files.isEmpty { finish(files) }
  }

  private func acceptName() {
    let name = typedName
    guard !name.bytes.isEmpty else { return }
    let path = name.absolute(in: folder)
    if (try? FolderListing(path)) != nil {
      if request.kind == .openFolder { return finish([path]) }
      typedName = request.kind == .save ? request.name : ""
      return show(path)
    }
    guard request.kind == .save else {
      return SafeFile(path: path).exists && request.kind == .open
        ? finish([path]) : complain(FileError(path: path, reason: .notFound))
    }
    save(to: completed(path))
  }

  private func completed(_ path: Pathname) -> Pathname {
    guard let type, !request.types.contains(where: { $0.matches(path) }) else { return path }
    return type.completed(path)
  }

  private func save(to path: Pathname) {
    guard (try? FolderListing(path.folder)) != nil else {
      return complain(FileError(path: path.folder, reason: .notFound))
    }
    guard path.lastComponent.bytes.count <= 255 else {
      return complain(FileError(path: path, reason: .badName))
    }
    guard SafeFile(path: path).exists else { return finish([path]) }
    let alert = AlertController(
      title: ownWord("“%1” is there already", path.displayName),
      message: ownWord("Replacing it loses what is in it now."), preferredStyle: .alert)
    let cancel = AlertAction(title: ownWord("Cancel"), style: .cancel)
    alert.addAction(cancel)
    alert.addAction(
      AlertAction(title: ownWord("Replace"), style: .destructive) { [weak self] _ in
        self?.finish([path])
      })
    alert.preferredAction = cancel
    present(alert, animated: true)
  }

  func complain(_ error: FileError) {
    let alert = AlertController(
      title: "“\(error.pathname.shortened)”", message: error.sentence + ".",
      preferredStyle: .alert)
    alert.addAction(AlertAction(title: ownWord("Close"), style: .cancel))
    present(alert, animated: true)
  }

  // MARK: New folders

  func askForFolder() {
    let alert = AlertController(title: ownWord("New Folder"), message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = ownWord("Name") }
    alert.addAction(AlertAction(title: ownWord("Cancel"), style: .cancel))
    let create = AlertAction(title: ownWord("Create"), style: .default) {
      [weak self, weak alert] _ in
      self?.makeFolder(alert?.textFields?.first?.text ?? "")
    }
    alert.addAction(create)
    alert.preferredAction = create
    present(alert, animated: true)
  }

  private func makeFolder(_ name: String) {
    let path = folder.appending(name)
    guard !name.isEmpty, !name.contains("/"), name != ".", name != ".." else {
      return complain(FileError(path: name, reason: .badName))
    }
    do throws(SystemError) {
      try SystemCall.makeFolder(path, permissions: 0o777)
    } catch {
      return complain(FileError(path: path, code: error.code))
    }
    show(path)
  }

  /// Selects the name without its extension, which is the part that users replace.
  func selectStem() {
    let stem = Pathname(nameField.text ?? "").stem.description
    guard let end = nameField.position(from: nameField.beginningOfDocument, offset: stem.count)
    else { return }
    nameField.selectedTextRange = nameField.textRange(from: nameField.beginningOfDocument, to: end)
  }
}
