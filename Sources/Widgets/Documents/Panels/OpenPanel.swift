import WindowResponder

/// A panel that asks the user for files or folders to open.
///
///     let panel = OpenPanel()
///     panel.allowedTypes = [.image]
///     panel.allowsMultipleSelection = true
///     for path in await panel.present(from: view.window) ?? [] { show(path) }
///
/// The panel is that of the desktop, through its file portal. Without a portal, and on a stage, the library
/// shows its own panel in the window. Follows AppKit's `NSOpenPanel`.
@preconcurrency @MainActor public final class OpenPanel {
  /// The title of the panel, or `nil` for the default one.
  public var title: String?
  /// The title of the button that confirms the choice, or `nil` for the default one.
  public var prompt: String?
  /// The file types that can be chosen. If the array is empty, all files can be chosen. If there are several
  /// types, the panel first shows files of all of them, and the user can select one type.
  public var allowedTypes: [FileType] = []
  /// A Boolean value that indicates whether several files or folders can be chosen. The default is `false`.
  public var allowsMultipleSelection = false
  /// A Boolean value that indicates whether folders are chosen, rather than files. The default is `false`.
  public var choosesFolders = false
  /// The folder that is shown first, or `nil` for the folder of the file that was chosen last.
  public var directoryPathname: Pathname?
  /// The folder that is shown first, as a string in which invalid UTF-8 is replaced by U+FFFD, or `nil` for
  /// the folder of the file that was chosen last.
  public var directory: String? {
    get { directoryPathname?.description }
    set { directoryPathname = newValue.map { Pathname($0) } }
  }
  /// A Boolean value that indicates whether the desktop's panel is used if there is one. The default is
  /// `true`.
  public var usesPortal = true

  /// A Boolean value that indicates whether the library's own panel shows the extensions of files.
  var showsExtensions = true
  private let session = FilePanelSession()

  /// Creates a panel. It is not shown yet.
  public init() {}

  /// A Boolean value that indicates whether the panel is shown.
  public var isPresented: Bool { session.isPresented }

  /// Shows the panel, and calls a closure with the absolute paths of the chosen files, or `nil` if the user
  /// cancels.
  ///
  /// A file whose path is not UTF-8 cannot be chosen in the library's panel. If the desktop's panel returns
  /// one, it is omitted. ``presentForPathnames(from:completion:)`` accepts every file.
  ///
  /// - Parameters:
  ///   - window: The window that the panel belongs to, or `nil` for the key window.
  ///   - completion: Called exactly once, after this method has returned.
  public func present(
    from window: Window? = nil, completion: @escaping @MainActor ([String]?) -> Void
  ) {
    present(from: window, needsText: true) { paths in
      let texts = paths.map { Application.shared.texts(of: $0) } ?? []
      completion(texts.isEmpty ? nil : texts)
    }
  }

  /// Shows the panel, and calls a closure with the absolute paths of the chosen files, which do not need to
  /// be UTF-8, or `nil` if the user cancels.
  ///
  /// - Parameters:
  ///   - window: The window that the panel belongs to, or `nil` for the key window.
  ///   - completion: Called exactly once, after this method has returned.
  public func presentForPathnames(
    from window: Window? = nil, completion: @escaping @MainActor ([Pathname]?) -> Void
  ) {
    present(from: window, needsText: false, completion)
  }

  private func present(
    from window: Window?, needsText: Bool, _ completion: @escaping @MainActor ([Pathname]?) -> Void
  ) {
    var request = FilePanelRequest(kind: choosesFolders ? .openFolder : .open)
    request.title = title
    request.prompt = prompt
    request.types = choosesFolders ? [] : FilePanelRequest.choices(of: allowedTypes)
    request.allowsSeveral = allowsMultipleSelection
    request.folder = directoryPathname
    request.needsText = needsText
    request.showsExtensions = showsExtensions
    session.present(request, from: window, usesPortal: usesPortal, completion)
  }

  /// Shows the panel, and returns the absolute paths of the chosen files, without blocking. If the user
  /// cancels, returns `nil`. If the task is cancelled, dismisses the panel and returns `nil`.
  public func present(from window: Window? = nil) async -> [String]? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        present(from: window) { continuation.resume(returning: $0) }
      }
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
  }

  /// Shows the panel, and returns the absolute paths of the chosen files, which do not need to be UTF-8. If
  /// the user cancels, returns `nil`. If the task is cancelled, dismisses the panel and returns `nil`.
  public func presentForPathnames(from window: Window? = nil) async -> [Pathname]? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        presentForPathnames(from: window) { continuation.resume(returning: $0) }
      }
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
  }

  /// Dismisses the panel. The result is `nil`.
  public func cancel() { session.cancel() }
}
