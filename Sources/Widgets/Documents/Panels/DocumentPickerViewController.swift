import ResponderWords
import WindowResponder

/// A view controller that asks the user for files to open, or for the destination of files to export. Follows
/// `UIDocumentPickerViewController`.
///
///     let picker = DocumentPickerViewController(forOpeningContentTypes: [.image])
///     picker.delegate = self
///     present(picker, animated: true)
///
/// It presents an ``OpenPanel`` or a ``SavePanel``: the panel of the desktop, or that of the library in the
/// window. The picker itself has no content, and is dismissed when the user has answered. Files are
/// identified by their paths.
open class DocumentPickerViewController: ViewController {
  /// The delegate, which receives the result.
  open weak var delegate: (any DocumentPickerDelegate)?
  /// A Boolean value that indicates whether several files can be opened. The default is `false`.
  open var allowsMultipleSelection = false
  /// The folder that is shown first, or `nil` for the folder of the file that was chosen last.
  open var directoryPathname: Pathname?
  /// The folder that is shown first, as a string in which invalid UTF-8 is replaced by U+FFFD, or `nil` for
  /// the folder of the file that was chosen last.
  open var directory: String? {
    get { directoryPathname?.description }
    set { directoryPathname = newValue.map { Pathname($0) } }
  }
  /// A Boolean value that indicates whether filename extensions are shown in the library's own panel. The
  /// desktop's panel has its own setting. UIKit's default is `false`. Here it is `true`, as on other
  /// desktops.
  open var shouldShowFileExtensions = true

  /// The purpose of a picker.
  enum Purpose {
    case opening([FileType], asCopy: Bool)
    case exporting([Pathname], asCopy: Bool)
  }

  let purpose: Purpose
  private var openPanel: OpenPanel?
  private var savePanel: SavePanel?
  private var hasAsked = false

  /// Creates a picker for files to open.
  ///
  /// - Parameters:
  ///   - contentTypes: The file types that can be chosen. If the array is empty, all files can be chosen.
  ///   - asCopy: A Boolean value that indicates whether the files are copied to a folder of the application
  ///     first. The application may change the copies, and must remove them. If it is `false`, the paths are
  ///     those of the user's files.
  public init(forOpeningContentTypes contentTypes: [FileType], asCopy: Bool = false) {
    purpose = .opening(contentTypes, asCopy: asCopy)
    super.init()
    modalPresentationStyle = .overFullScreen
  }

  /// Creates a picker for the destination of files to export.
  ///
  /// - Parameters:
  ///   - paths: The paths of the files. For one file, the user chooses a path. For several files, the user
  ///     chooses a folder, in which no existing file is replaced.
  ///   - asCopy: A Boolean value that indicates whether the files are copied. If it is `false`, they are
  ///     moved.
  public init(forExporting paths: [String], asCopy: Bool = false) {
    precondition(!paths.isEmpty, "Name the files that are to be exported")
    purpose = .exporting(paths.map { Pathname($0) }, asCopy: asCopy)
    super.init()
    modalPresentationStyle = .overFullScreen
  }

  /// Creates a picker for the destination of files to export, whose names do not need to be UTF-8.
  ///
  /// - Parameters:
  ///   - paths: The paths of the files, as in the initializer that takes strings.
  ///   - asCopy: A Boolean value that indicates whether the files are copied. If it is `false`, they are
  ///     moved.
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

  /// Cancels the panel when the picker is dismissed.
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

  /// Copies or moves files on another thread, without blocking.
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

  /// Dismisses the picker, and notifies the delegate of the result.
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
