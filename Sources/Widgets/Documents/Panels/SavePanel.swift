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
  public var suggestedName: String {
    get { suggestedPathname.description }
    set { suggestedPathname = Pathname(newValue) }
  }
  /// The name that is there at first, which need not be UTF-8. It keeps its bytes until the user edits it.
  public var suggestedPathname = Pathname(ownWord("Untitled"))
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

  /// Shows the panel, and tells what was chosen: a whole path; nil where the user has chosen none.
  ///
  /// A path that is not UTF-8 cannot be chosen; ``presentForPathnames(from:completion:)`` takes every path.
  ///
  /// - Parameters:
  ///   - window: The window that it belongs to; nil for the key window.
  ///   - completion: Called exactly once, later.
  public func present(
    from window: Window? = nil, completion: @escaping @MainActor (String?) -> Void
  ) {
    present(from: window, needsText: true) { path in
      completion(path.flatMap { Application.shared.texts(of: [$0]).first })
    }
  }

  /// Shows the panel, and gives the chosen path, which need not be UTF-8; nil if the user has chosen none.
  ///
  /// - Parameters:
  ///   - window: The window that it belongs to; nil for the key window.
  ///   - completion: Called exactly once, later.
  public func presentForPathnames(
    from window: Window? = nil, completion: @escaping @MainActor (Pathname?) -> Void
  ) {
    present(from: window, needsText: false, completion)
  }

  private func present(
    from window: Window?, needsText: Bool, _ completion: @escaping @MainActor (Pathname?) -> Void
  ) {
    var request = FilePanelRequest(kind: .save)
    request.title = title
    request.prompt = prompt
    request.types = allowedTypes
    request.name = suggestedPathname
    request.folder = directoryPathname
    request.needsText = needsText
    request.showsExtensions = showsExtensions
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

  /// Shows the panel, and returns the chosen path, which need not be UTF-8. If the task is cancelled, the
  /// panel is dismissed, and the result is nil.
  public func presentForPathnames(from window: Window? = nil) async -> Pathname? {
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
