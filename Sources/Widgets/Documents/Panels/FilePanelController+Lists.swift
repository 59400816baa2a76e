import ResponderSystem
import WindowResponder

extension FilePanelController: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    tableView === locationList ? placePaths.count : entries.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    if tableView === locationList { return placeCell(indexPath) }
    let isWide = list.bounds.width >= FilePanelLayout.wideList
    let cell = list.dequeueReusableCell(
      withIdentifier: isWide ? "wide" : "narrow", for: indexPath)
    guard entries.indices.contains(indexPath.row) else { return cell }
    let entry = entries[indexPath.row]
    let isWhole = entry.isFolder || request.showsExtensions
    cell.textLabel?.text = (isWhole ? entry.name : entry.name.stem).displayName
    cell.textLabel?.lineBreakMode = .byTruncatingMiddle
    cell.imageView?.image = Image(systemName: Self.symbol(for: entry))
    cell.imageView?.tintColor = entry.isFolder ? .tint : .secondaryLabel
    cell.detailTextLabel?.text = Self.details(of: entry)
    cell.accessoryType = entry.isFolder ? .disclosureIndicator : .none
    return cell
  }

  private func placeCell(_ indexPath: ItemPath) -> TableViewCell {
    let cell = locationList.dequeueReusableCell(withIdentifier: "place", for: indexPath)
    let path = placePaths[indexPath.row]
    cell.textLabel?.text = Self.title(ofPlace: path)
    cell.imageView?.image = Image(
      systemName: path == UserFolder.home ? "house" : path == .root ? "display" : "folder")
    cell.backgroundColor = .clear
    return cell
  }

  private static func symbol(for entry: FolderListing.Entry) -> String {
    if entry.isFolder { return "folder" }
    return FileType.image.matches(entry.name) ? "photo" : "doc"
  }

  /// Returns the size of a file and the date of its last change, or only the date for a folder.
  static func details(of entry: FolderListing.Entry) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let day = CalendarTime(entry.modified, in: .local).map {
      "\($0.year)-\(two($0.month))-\(two($0.day))"
    }
    guard let day else { return entry.isFolder ? "" : size(entry.size) }
    return entry.isFolder ? day : "\(size(entry.size)) · \(day)"
  }

  /// Returns the text for a number of bytes, such as `12 KB`. A kilobyte has 1,000 bytes.
  static func size(_ bytes: Int) -> String {
    if bytes < 1_000 { return bytes == 1 ? "1 byte" : "\(bytes) bytes" }
    var value = Double(bytes)
    var unit = 0
    while value >= 999.5, unit < 4 {
      value /= 1_000
      unit += 1
    }
    let name = ["bytes", "KB", "MB", "GB", "TB"][unit]
    if value >= 10 { return "\(Int(value.rounded())) \(name)" }
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10) \(name)" : "\(tenths / 10).\(tenths % 10) \(name)"
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: ItemPath) {
    if tableView === locationList {
      locationList.deselectRow(at: indexPath, animated: true)
      return show(placePaths[indexPath.row])
    }
    guard entries.indices.contains(indexPath.row) else { return }
    let entry = entries[indexPath.row]
    // A touch opens a folder with one tap. The pointer selects it with a click, and opens it with a double
    // click.
    if entry.isFolder, Application.shared.programContext.isPointedDirectly, !list.showsFocus {
      return show(folder.appending(entry.name))
    }
    if !entry.isFolder, request.kind == .save { typedName = entry.name }
    isTypingPath = isTypingPath && request.kind == .save
    updateAccept()
    view.setNeedsLayout()
  }

  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: ItemPath) { updateAccept() }

  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: ItemPath) {
    // A tap selects a file, which the button opens.
    if Application.shared.programContext.isPointedDirectly, !tableView.showsFocus { return }
    if tableView === locationList { return show(placePaths[indexPath.row]) }
    guard entries.indices.contains(indexPath.row) else { return }
    let entry = entries[indexPath.row]
    if entry.isFolder { return show(folder.appending(entry.name)) }
    if request.kind == .save { typedName = entry.name }
    accept()
  }

  // MARK: Keys

  /// Performs the action of a key that no other responder has handled. Returns `true` if the key has an
  /// action.
  func takes(_ key: Key) -> Bool {
    if key.matches("l", modifierFlags: .control) {
      typePath("")
      return true
    }
    if key.matches("h", modifierFlags: .control) {
      showsHidden.toggle()
      show(folder, selecting: chosen.first?.name)
      return true
    }
    let flags = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    switch (key.keyCode, flags) {
    case (.keyboardUpArrow, .alternate), (.keyboardDeleteOrBackspace, []): goUp()
    case (.keyboardEscape, []): finish(nil)
    default:
      guard flags.subtracting(.shift).isEmpty else { return false }
      return takes(text: key.characters)
    }
    return true
  }

  private func takes(text: String) -> Bool {
    guard let first = text.first, !first.isNewline, !text.unicodeScalars.contains(where: isControl)
    else { return false }
    if typed.text.isEmpty || Application.shared.now - typed.time > 1 {
      if first == "/" || first == "~" {
        typePath(text)
        return true
      }
      typed.text = ""
    }
    typed = (typed.text + text.lowercased(), Application.shared.now)
    let match = entries.firstIndex { $0.name.displayName.lowercased().hasPrefix(typed.text) }
    if let match { select(match) }
    return true
  }

  private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }

  /// Shows the text field for a path, which is absolute or starts from the folder of the list.
  private func typePath(_ start: String) {
    if request.kind != .save { isTypingPath = true }
    nameField.text = start
    nameField.isHidden = false
    nameField.becomeFirstResponder()
    nameField.selectedTextRange = nameField.textRange(
      from: nameField.endOfDocument, to: nameField.endOfDocument)
    updateAccept()
    view.setNeedsLayout()
  }
}
