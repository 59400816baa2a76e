import ResponderWords
import WindowResponder

/// A panel that asks the user for the path of a file to save.
///
///     let panel = SavePanel()
///     panel.allowedTypes = [.png]
///     panel.suggestedName = "Drawing.png"
///     if let path = await panel.present(from: view.window) {
///       try SafeFile.write(bytes, to: path)
///     }
///
/// If a file exists at the path, the panel asks the user whether to replace it. The panel is that of the
/// desktop, through its file portal. Without a portal, and on a stage, the library shows its own panel in the
/// window. Follows AppKit's `NSSavePanel`.
@preconcurrency @MainActor public final class SavePanel {
  /// The title of the panel, or `nil` for the default one.
  public var title: String?
  /// The title of the button that confirms the choice, or `nil` for the default one.
  public var prompt: String?
  /// The file types that can be saved, the usual one first. If a name matches none of them, the library's
  /// panel appends the filename extension of the type that the user has selected.
  public var allowedTypes: [FileType] = []
  /// The initial name of the file, in which invalid UTF-8 is replaced by U+FFFD.
  public var suggestedName: String {
    get { suggestedPathname.description }
    set { suggestedPathname = Pathname(newValue) }
  }
  /// The initial name of the file, which does not need to be UTF-8. It keeps its bytes until the user edits
  /// it.
  public var suggestedPathname = Pathname(ownWord("Untitled"))
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

  /// Shows the panel, and calls a closure with the absolute path, or `nil` if the user cancels.
  ///
  /// A path that is not UTF-8 cannot be chosen in the library's panel. If the desktop's panel returns one,
  /// the result is `nil`. ``presentForPathnames(from:completion:)`` accepts every path.
  ///
  /// - Parameters:
  ///   - window: The window that the panel belongs to, or `nil` for the key window.
  ///   - completion: Called exactly once, after this method has returned.
  public func present(
    from window: Window? = nil, completion: @escaping @MainActor (String?) -> Void
  ) {
    present(from: window, needsText: true) { path in
      completion(path.flatMap { Application.shared.texts(of: [$0]).first })
    }
  }

  /// Shows the panel, and calls a closure with the absolute path, which may not be valid UTF-8, or `nil` if
  /// the user cancels.
  ///
  /// - Parameters:
  ///   - window: The window that the panel belongs to, or `nil` for the key window.
  ///   - completion: Called exactly once, after this method has returned.
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

  /// Shows the panel, and returns the absolute path, without blocking. If the user cancels, returns `nil`. If
  /// the task is cancelled, dismisses the panel and returns `nil`.
  public func present(from window: Window? = nil) async -> String? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        present(from: window) { continuation.resume(returning: $0) }
      }
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
  }

  /// Shows the panel, and returns the absolute path, which does not need to be UTF-8. If the user cancels,
  /// returns `nil`. If the task is cancelled, dismisses the panel and returns `nil`.
  public func presentForPathnames(from window: Window? = nil) async -> Pathname? {
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
