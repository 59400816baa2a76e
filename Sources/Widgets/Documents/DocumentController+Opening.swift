import ResponderWords
import WindowResponder

extension DocumentController {
  func openFirstDocuments() {
    for kept in recovery.takeAll() { openRecovered(kept) }
    for path in launchPathnames { openDocument(at: path, isCreating: true) }
    if documents.isEmpty, opensUntitledDocument { _ = openUntitled() }
    showErrors()
  }

  func openFiles(_ paths: [Pathname]) {
    for path in paths { openDocument(at: path, isCreating: true) }
    if documents.isEmpty, opensUntitledDocument { _ = openUntitled() }
    currentDocument?.showWindow()
  }

  func openUntitled() -> Document {
    let document = makeDocument()
    untitledCount += 1
    if untitledCount > 1 { document.untitledName = ownWord("Untitled %1", String(untitledCount)) }
    take(document)
    return document
  }

  func open(_ path: Pathname, isCreating: Bool) -> Document? {
    let path = path.absolute()
    if let known = documents.first(where: { $0.pathname == path }) {
      known.showWindow()
      return known
    }
    let document = makeDocument()
    do {
      try document.open(path: path, isCreating: isCreating)
    } catch {
      failures.append((path, error))
      if Application.shared.keyWindow != nil { showErrors() }
      return nil
    }
    lastFolder = path.folder
    take(document)
    noteRecent(document)
    // Closes unchanged documents without a file, such as the empty one that was opened only to have a window.
    for other in documents where other !== document && other.path == nil {
      if !other.hasUnsavedChanges, other.recoveryName == nil { other.closeNow() }
    }
    return document
  }

  private func take(_ document: Document, asks: Bool = true) {
    document.controller = self
    documents.append(document)
    document.showWindow()
    if asks { document.askAboutInterruptedWrite() }
  }

  /// Opens a document without a file that has the same contents as another.
  func openDuplicate(of original: Document) throws {
    let type = original.fileType(of: original.pathname)
    let bytes = try original.encodedContents(for: nil)
    let document = makeDocument()
    document.untitledName = original.nameOfDuplicate
    try document.read(bytes, ofType: type, path: nil)
    document.textEncoding = original.textEncoding
    document.updateChangeCount(.done)
    take(document)
  }

  private func openRecovered(_ kept: RecoveryFolder.Entry) {
    let document = makeDocument()
    do {
      if let path = kept.path, (try? document.open(path: path, isCreating: true)) == nil {
        // The file cannot be read any more. The unsaved contents still exist.
        document.untitledName = path.displayName
      } else if kept.path == nil {
        document.untitledName = kept.name
        untitledCount += 1
      }
      if let path = document.pathname, document.interrupted == nil,
        Self.isSaved(kept.bytes, in: path)
      {
        // The program ended after saving the file, and before removing the stored contents.
        take(document)
        return kept.remove()
      }
      let type = document.fileType(of: kept.path ?? Pathname(kept.name))
      try document.read(kept.bytes, ofType: type, path: kept.path)
    } catch {
      failures.append((kept.path ?? Pathname(kept.name), error))
      return
    }
    // Changes by another program since then are unknown. An interrupted write was this program's own.
    let isInterrupted = document.interrupted != nil
    if kept.hasMark, !isInterrupted { document.file?.forget(unlessMarked: kept.mark) }
    document.updateChangeCount(.done)
    // The stored contents are newer than those before the interrupted write, which the next save discards.
    take(document, asks: !isInterrupted)
    // The old stored contents are removed only after the new ones are on the disk.
    if keepForRecovery(document) { kept.remove() }
    document.fileMayHaveChanged()
  }

  private static func isSaved(_ bytes: [UInt8], in path: Pathname) -> Bool {
    var file = SafeFile(path: path)
    return (try? file.read()) == bytes
  }

  func askToOpen() {
    let panel = OpenPanel()
    panel.allowedTypes = makeDocument().types
    panel.allowsMultipleSelection = true
    panel.directoryPathname = currentDocument?.pathname?.folder ?? lastFolder
    panel.presentForPathnames(from: Application.shared.keyWindow) { [weak self] paths in
      for path in paths ?? [] { self?.openDocument(at: path) }
    }
  }

  /// Tells the user which files could not be opened, one alert after the other.
  func showErrors() {
    guard !isShowingError, let (path, error) = failures.first else { return }
    guard let window = Application.shared.keyWindow ?? documents.last?.window,
      let front = window.rootViewController?.frontmost
    else {
      for (path, error) in failures {
        let what = ownWord("%1 was not opened", path.displayPath)
        say("\(what): \(Document.words(for: error))")
      }
      failures = []
      return
    }
    failures.removeFirst()
    isShowingError = true
    let alert = AlertController(
      title: ownWord("“%1” could not be opened", path.displayName),
      message: Document.words(for: error), preferredStyle: .alert)
    alert.addAction(
      AlertAction(title: ownWord("Close"), style: .cancel) { [weak self] _ in
        self?.isShowingError = false
        self?.showErrors()
      })
    front.present(alert, animated: true)
  }

  func say(_ words: String) { ErrorLine.write("\(Application.shared.name): \(words)") }

  // MARK: Recent files

  func noteRecent(_ document: Document) {
    guard let path = document.pathname, SafeFile(path: path).exists else { return }
    recents.note(path, mimeType: document.types.first { $0.matches(path) }?.mimeTypes.first)
    MenuSystem.main.setNeedsRebuild()
  }

  func addRecents(to builder: any MenuBuilder) {
    guard builder.menu(for: .openRecent) != nil else { return }
    let paths = recents.pathnames(limit: 10)
    let commands = zip(Self.titles(of: paths), paths).map { title, path in
      // A string, which overrides of the command expect, unless the path is not UTF-8.
      let value: Any = if let text = path.string { text } else { path }
      return Command(title: title, action: .openRecentDocument, propertyList: value)
    }
    guard !commands.isEmpty else { return }
    builder.replace(
      menu: .openRecent,
      with: Menu(title: ownWord("Open Recent"), identifier: .openRecent, children: commands))
  }

  /// Returns the names of files. Files with the same name are followed by their folders, abbreviated for
  /// display.
  static func titles(of paths: [Pathname]) -> [String] {
    let names = paths.map(\.displayName)
    return zip(paths, names).map { path, name in
      let isAlone = names.count { $0 == name } == 1
      return isAlone ? name : "\(name) — \(path.folder.shortened)"
    }
  }
}
