import ResponderWords
import WindowResponder

/// Asks the user where to save something.
///
///     let panel = SavePanel()
///     panel.allowedTypes = [.png]
///     panel.suggestedName = "Drawing.png"
///     if let path = await panel.present(from: view.window) {
///       try SafeFile.write(bytes, to: path)
///     }
///
/// The user was asked whether to replace what is there already. The desktop shows its own panel, through its
/// file portal; where it has none, and on a stage, the library shows one of its own in the window. Follows
/// AppKit's `NSSavePanel`.
@preconcurrency @MainActor public final class SavePanel {
  /// The name of the panel; nil for the usual one.
  public var title: String?
  /// What stands on the button that answers; nil for the usual word.
  public var prompt: String?
  /// The kinds of files that can be written, the usual one first. A name that fits none gets the suffix of
  /// the one that is chosen.
  public var allowedTypes: [FileType] = []
  /// The name that is there at first.
  public var suggestedName = ownWord("Untitled")
  /// The folder that is shown first; nil for the one that was shown last.
  public var directory: String?
  /// Whether the desktop's panel is used where there is one; true until changed.
  public var usesPortal = true

  private let session = FilePanelSession()

  /// Creates a panel, which is not shown yet.
  public init() {}

  /// Whether it is shown.
  public var isPresented: Bool { session.isPresented }

  /// Shows the panel, and tells what was chosen: a whole path; nil where the user has chosen none.
  ///
  /// - Parameters:
  ///   - window: The window that it belongs to; nil for the key window.
  ///   - completion: Called exactly once, later.
  public func present(
    from window: Window? = nil, completion: @escaping @MainActor (String?) -> Void
  ) {
    var request = FilePanelRequest(kind: .save)
    request.title = title
    request.prompt = prompt
    request.types = allowedTypes
    request.name = suggestedName
    request.folder = directory
    session.present(request, from: window, usesPortal: usesPortal) { completion($0?.first) }
  }

  /// The same, waiting for the answer. The program goes on meanwhile. Where the task is cancelled the panel
  /// goes, and the answer is nil.
  public func present(from window: Window? = nil) async -> String? {
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
