import WindowResponder

/// Asks the user which files or folders to open.
///
///     let panel = OpenPanel()
///     panel.allowedTypes = [.image]
///     panel.allowsMultipleSelection = true
///     for path in await panel.present(from: view.window) ?? [] { show(path) }
///
/// The desktop shows its own panel, through its file portal; where it has none, and on a stage, the library
/// shows one of its own in the window. Follows AppKit's `NSOpenPanel`.
@preconcurrency @MainActor public final class OpenPanel {
  /// The name of the panel; nil for the usual one.
  public var title: String?
  /// What stands on the button that answers; nil for the usual word.
  public var prompt: String?
  /// The kinds of files that are offered; all where there are none. Where there are several, files of all of
  /// them are shown at first, and the user can choose one.
  public var allowedTypes: [FileType] = []
  /// Whether several can be chosen.
  public var allowsMultipleSelection = false
  /// Whether folders are asked for rather than files.
  public var choosesFolders = false
  /// The folder that is shown first; nil for the one that was shown last.
  public var directoryPathname: Pathname?
  /// The folder that is shown first, as a text with U+FFFD in the place of bytes that are not UTF-8; nil for
  /// the one that was shown last.
  public var directory: String? {
    get { directoryPathname?.description }
    set { directoryPathname = newValue.map { Pathname($0) } }
  }
  /// Whether the desktop's panel is used where there is one; true until changed.
  public var usesPortal = true

  /// A Boolean value that indicates whether the library's own panel shows the extensions of files.
  var showsExtensions = true
  private let session = FilePanelSession()

  /// Creates a panel, which is not shown yet.
  public init() {}

  /// Whether it is shown.
  public var isPresented: Bool { session.isPresented }

  /// Shows the panel, and tells what was chosen: whole paths of files that were there a moment ago; nil where
  /// the user has chosen none.
  ///
  /// A file whose name is not UTF-8 cannot be chosen; ``presentForPathnames(from:completion:)`` takes every
  /// file.
  ///
  /// - Parameters:
  ///   - window: The window that it belongs to; nil for the key window.
  ///   - completion: Called exactly once, later.
  public func present(
    from window: Window? = nil, completion: @escaping @MainActor ([String]?) -> Void
  ) {
    present(from: window, needsText: true) { paths in
      let texts = paths.map { Application.shared.texts(of: $0) } ?? []
      completion(texts.isEmpty ? nil : texts)
    }
  }

  /// Shows the panel, and gives the paths of the chosen files, whose names need not be UTF-8; nil if the user
  /// has chosen none.
  ///
  /// - Parameters:
  ///   - window: The window that it belongs to; nil for the key window.
  ///   - completion: Called exactly once, later.
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

  /// The same, waiting for the answer. The program goes on meanwhile. Where the task is cancelled the panel
  /// goes, and the answer is nil.
  public func present(from window: Window? = nil) async -> [String]? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        present(from: window) { continuation.resume(returning: $0) }
      }
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
  }

  /// Shows the panel, and returns the paths of the chosen files, whose names need not be UTF-8. If the task
  /// is cancelled, the panel is dismissed, and the result is nil.
  public func presentForPathnames(from window: Window? = nil) async -> [Pathname]? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        presentForPathnames(from: window) { continuation.resume(returning: $0) }
      }
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
  }

  /// Takes the panel away; the answer is nil.
  public func cancel() { session.cancel() }
}
