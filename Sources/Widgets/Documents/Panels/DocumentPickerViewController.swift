import ResponderWords
import WindowResponder

/// Asks for files to open, or where copies of files are to go. Follows `UIDocumentPickerViewController`.
///
///     let picker = DocumentPickerViewController(forOpeningContentTypes: [.image])
///     picker.delegate = self
///     present(picker, animated: true)
///
/// It is an ``OpenPanel`` or a ``SavePanel`` with UIKit's way of asking: the desktop shows its panel, else
/// the library its own in the window. The picker itself shows nothing, and goes when the user has answered.
/// Files are named by paths.
open class DocumentPickerViewController: ViewController {
  /// Is told what was chosen.
  open weak var delegate: (any DocumentPickerDelegate)?
  /// Whether several files can be opened.
  open var allowsMultipleSelection = false
  /// The folder that is shown first; nil for the one that was shown last.
  open var directoryPathname: Pathname?
  /// The folder that is shown first, as a text with U+FFFD in the place of bytes that are not UTF-8; nil for
  /// the one that was shown last.
  open var directory: String? {
    get { directoryPathname?.description }
    set { directoryPathname = newValue.map { Pathname($0) } }
  }
  /// A Boolean value that indicates whether file names are shown with their extensions in the library's own
  /// panel. The desktop's panel has its own setting. UIKit's default is `false`; here it is `true`, as on
  /// other desktops.
  open var shouldShowFileExtensions = true

  /// What is asked for.
  enum Purpose {
    case opening([FileType], asCopy: Bool)
    case exporting([Pathname], asCopy: Bool)
  }

  let purpose: Purpose
  private var openPanel: OpenPanel?
  private var savePanel: SavePanel?
  private var hasAsked = false

  /// Creates a picker of files to open.
  ///
  /// - Parameters:
  ///   - contentTypes: The kinds that are offered; all where there are none.
  ///   - asCopy: Whether the files are copied into a folder of the program's first, which it may change and
  ///     has to take away; else they are the user's own.
  public init(forOpeningContentTypes contentTypes: [FileType], asCopy: Bool = false) {
    purpose = .opening(contentTypes, asCopy: asCopy)
    super.init()
    modalPresentationStyle = .overFullScreen
  }

  /// Creates a picker of the place where files go.
  ///
  /// - Parameters:
  ///   - paths: The files. One is given a name by the user, several go into a folder that he chooses, where
  ///     nothing is written over.
  ///   - asCopy: Whether they stay where they are as well, rather than being moved.
  public init(forExporting paths: [String], asCopy: Bool = false) {
    precondition(!paths.isEmpty, "Name the files that are to be exported")
    purpose = .exporting(paths.map { Pathname($0) }, asCopy: asCopy)
    super.init()
    modalPresentationStyle = .overFullScreen
  }

  /// Creates a picker of the place where files go whose names need not be UTF-8.
  ///
  /// - Parameters:
  ///   - paths: The files, as in the initializer that takes texts.
  ///   - asCopy: Whether they stay where they are as well, rather than being moved.
  public init(forExporting paths: [Pathname], asCopy: Bool = false) {
    precondition(!paths.isEmpty, "Name the files that are to be exported")
    purpose = .exporting(paths, asCopy: asCopy)
    super.init()
    modalPresentationStyle = .overFullScreen
  }

  /// Shows the panel.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !hasAsked { ask() }
  }

  /// Takes the panel away with the picker.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard presentingViewController == nil || isBeingDismissed else { return }
    openPanel?.cancel()
    savePanel?.cancel()
  }

  private func ask() {
    hasAsked = true
    switch purpose {
    case .opening(let types, let asCopy):
      open(types) { [weak self] paths in
        guard let paths, asCopy else { self?.finish(paths); return }
        self?.copy(paths, to: FileDelivery.newInbox(), moves: false)
      }
    case .exporting(let paths, let asCopy):
      export(paths, moves: !asCopy)
    }
  }

  private func open(_ types: [FileType], _ completion: @escaping ([Pathname]?) -> Void) {
    let panel = OpenPanel()
    panel.title = title
    panel.showsExtensions = shouldShowFileExtensions
    panel.allowedTypes = types
    panel.allowsMultipleSelection = allowsMultipleSelection
    panel.directoryPathname = directoryPathname
    openPanel = panel
    panel.presentForPathnames(from: view.window) { [weak self] paths in
      self?.openPanel = nil
      completion(paths)
    }
  }

  private func export(_ paths: [Pathname], moves: Bool) {
    guard paths.count == 1, let path = paths.first else {
      let panel = OpenPanel()
      panel.title = title
      panel.showsExtensions = shouldShowFileExtensions
      panel.choosesFolders = true
      panel.directoryPathname = directoryPathname
      openPanel = panel
      return panel.presentForPathnames(from: view.window) { [weak self] folders in
        self?.openPanel = nil
        guard let folder = folders?.first else { self?.finish(nil); return }
        self?.copy(paths, to: folder, moves: moves)
      }
    }
    let panel = SavePanel()
    panel.title = title
    panel.showsExtensions = shouldShowFileExtensions
    panel.suggestedPathname = path.lastComponent
    panel.directoryPathname = directoryPathname
    savePanel = panel
    panel.presentForPathnames(from: view.window) { [weak self] target in
      self?.savePanel = nil
      guard let target else { self?.finish(nil); return }
      self?.deliver([(from: path, to: target)], moves: moves)
    }
  }

  private func copy(_ paths: [Pathname], to folder: Pathname, moves: Bool) {
    var taken: Set<Pathname> = []
    let pairs = paths.map { path in
      let target = FileDelivery.freePath(for: path.lastComponent, in: folder, besides: taken)
      taken.insert(target)
      return (from: path, to: target)
    }
    deliver(pairs, moves: moves)
  }

  /// Copies files on another thread; the program goes on meanwhile.
  private func deliver(_ pairs: [(from: Pathname, to: Pathname)], moves: Bool) {
    Task { @MainActor in
      do {
        try await FileDelivery.deliver(pairs, moves: moves)
        finish(pairs.map(\.to))
      } catch {
        tell(error)
      }
    }
  }

  private func tell(_ error: any Error) {
    let alert = AlertController(
      title: ownWord("The files could not be copied"), message: Document.words(for: error),
      preferredStyle: .alert)
    alert.addAction(
      AlertAction(title: ownWord("Close"), style: .cancel) { [weak self] _ in self?.finish(nil) })
    present(alert, animated: true)
  }

  /// Goes, and tells what was chosen.
  private func finish(_ paths: [Pathname]?) {
    let tell: @MainActor @Sendable () -> Void = { [self] in
      if let paths, !paths.isEmpty {
        delegate?.documentPicker(self, didPickDocumentsAt: paths)
      } else {
        delegate?.documentPickerWasCancelled(self)
      }
    }
    guard let presenter = presentingViewController else { return tell() }
    presenter.dismiss(animated: false, completion: tell)
  }
}
