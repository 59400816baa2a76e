import ResponderWords
import WindowResponder

extension FilePanelController {
  func setUpHeader() {
    heading.text = request.shownTitle
    heading.font = .preferredFont(forTextStyle: .headline)
    heading.textAlignment = .center
    heading.accessibilityTraits = .header
    cancelButton.setTitle(ownWord("Cancel"), for: .normal)
    acceptButton.setTitle(request.shownPrompt, for: .normal)
    on(cancelButton) { $0.finish(nil) }
    on(acceptButton) { $0.accept() }
    for part in [cancelButton, heading, acceptButton] { view.addSubview(part) }
    nameLabel.text = request.kind == .save ? ownWord("Name") : ownWord("Path")
    nameLabel.textColor = .secondaryLabel
    nameField.borderStyle = .roundedRect
    typedName = request.name
    nameField.accessibilityLabel = nameLabel.text
    nameField.autocapitalizationType = .none
    nameField.delegate = self
    nameField.addAction(
      Action { [weak self] _ in self?.updateAccept() }, for: .editingChanged)
    view.addSubview(nameLabel)
    view.addSubview(nameField)
  }

  func setUpBar() {
    upButton.configuration?.image = Image(systemName: "arrow.up")
    upButton.accessibilityLabel = ownWord("Enclosing Folder")
    let keys = KeyCommand(
      title: "", input: KeyCommand.inputUpArrow, modifierFlags: .alternate
    ) { _ in }
    upButton.toolTip = "\(ownWord("Enclosing Folder")) (\(keys.shortcutText))"
    on(upButton) { $0.goUp() }
    folderButton.configuration?.image = Image(systemName: "folder")
    folderButton.configuration?.titleLineBreakMode = .byTruncatingHead
    folderButton.showsMenuAsPrimaryAction = true
    newFolderButton.configuration?.image = Image(systemName: "plus")
    newFolderButton.accessibilityLabel = ownWord("New Folder")
    newFolderButton.toolTip = ownWord("New Folder")
    on(newFolderButton) { $0.askForFolder() }
    typeButton.showsMenuAsPrimaryAction = true
    typeButton.changesSelectionAsPrimaryAction = true
    let kinds = request.types.map { Optional($0) } + (request.kind == .save ? [] : [nil])
    typeButton.menu = Menu(
      children: kinds.map { kind in
        Action(title: ownWord((kind ?? .any).name), state: kind == type ? .on : .off) {
          [weak self] _ in
          self?.choose(kind)
        }
      })
    typeButton.isHidden = kinds.count < 2 || request.types.isEmpty
    typeButton.accessibilityLabel = ownWord("Kind of Files")
    for part in [upButton, folderButton, newFolderButton, typeButton] { view.addSubview(part) }
  }

  func setUpLists() {
    list.accessibilityLabel = ownWord("Files")
    list.allowsMultipleSelection = request.allowsSeveral
    list.selectionFollowsFocus = true
    list.register(.subtitle, forCellReuseIdentifier: "narrow")
    list.register(.value1, forCellReuseIdentifier: "wide")
    locationList.accessibilityLabel = ownWord("Places")
    locationList.register(.default, forCellReuseIdentifier: "place")
    locationList.backgroundColor = .secondarySystemBackground
    locationList.separatorStyle = .none
    placePaths = [UserFolder.home] + UserFolder.userDirectories + [.root]
    for table in [locationList, list] {
      table.dataSource = self
      table.delegate = self
      view.addSubview(table)
    }
    status.textColor = .secondaryLabel
    status.textAlignment = .center
    status.numberOfLines = 0
    view.addSubview(status)
  }

  private func on(_ button: Button, _ body: @escaping (FilePanelController) -> Void) {
    button.addAction(
      Action { [weak self] _ in if let self { body(self) } }, for: .primaryActionTriggered)
  }

  /// Updates the title and the menu of the folder button. The menu contains the enclosing folders, the
  /// nearest first, and the locations.
  func updateFolderButton() {
    folderButton.configuration?.title = folder.shortened
    folderButton.accessibilityLabel = folder.shortened
    var above: [Pathname] = []
    var path = folder
    while path != .root {
      path = path.folder
      above.append(path)
    }
    let ancestors = above.map { item($0, title: $0.displayName) }
    let others = placePaths.map { item($0, title: FilePanelController.title(ofPlace: $0)) }
    folderButton.menu = Menu(children: [
      Menu(options: .displayInline, children: ancestors),
      Menu(options: .displayInline, children: others),
    ])
    upButton.isEnabled = folder != .root
  }

  private func item(_ path: Pathname, title: String) -> Action {
    Action(title: title, image: Image(systemName: "folder")) { [weak self] _ in
      self?.show(path)
    }
  }

  static func title(ofPlace path: Pathname) -> String {
    if path == UserFolder.home { return ownWord("Home") }
    return path == .root ? ownWord("Computer") : path.displayName
  }
}

extension FilePanelController: TextFieldDelegate {
  /// Accepts the typed name or path. Returns `false`, so that editing continues if the panel shows another
  /// folder.
  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    accept()
    return false
  }
}
