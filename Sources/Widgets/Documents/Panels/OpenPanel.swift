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
  public var directory: String?
  /// Whether the desktop's panel is used where there is one; true until changed.
  public var usesPortal = true

  private let session = FilePanelSession()

  /// Creates a panel, which is not shown yet.
  public init() {}

  /// Whether it is shown.
  public var isPresented: Bool { session.isPresented }

  /// Shows the panel, and tells what was chosen: whole paths of files that were there a moment ago; nil where
  /// the user has chosen none.
  ///
  /// - Parameters:
  ///   - window: The window that it belongs to; nil for the key window.
  ///   - completion: Called exactly once, later.
  public func present(
    from window: Window? = nil, completion: @escaping @MainActor ([String]?) -> Void
  ) {
    var request = FilePanelRequest(kind: choosesFolders ? .openFolder : .open)
    request.title = title
    request.prompt = prompt
    request.types = choosesFolders ? [] : FilePanelRequest.choices(of: allowedTypes)
    request.allowsSeveral = allowsMultipleSelection
    request.folder = directory
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

  /// Takes the panel away; the answer is nil.
  public func cancel() { session.cancel() }
}
